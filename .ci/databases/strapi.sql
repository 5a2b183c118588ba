-- Tables as Strapi 5 makes them for a collection "article" with a category, a cover and a gallery.
create table articles (
  id serial primary key,
  document_id varchar(255),
  title varchar(255),
  slug varchar(255),
  created_at timestamp(6),
  updated_at timestamp(6),
  published_at timestamp(6),
  created_by_id int,
  updated_by_id int,
  locale varchar(255)
);
create table categories (
  id serial primary key, document_id varchar(255), slug varchar(255),
  updated_at timestamp(6), published_at timestamp(6), locale varchar(255)
);
create table articles_category_lnk (id serial primary key, article_id int, category_id int, article_ord double precision);
create table files (
  id serial primary key, document_id varchar(255), name varchar(255), alternative_text varchar(255),
  caption varchar(255), formats jsonb, mime varchar(255), url text, provider varchar(255)
);
create table files_related_mph (
  id serial primary key, file_id int, related_id int, related_type varchar(255),
  field varchar(255), "order" double precision
);
insert into articles (id, document_id, title, slug, updated_at, published_at, locale) values
  (1, 'aaa', 'Huts, being edited', 'huts', '2026-03-09 08:00:00.123', null, 'en'),
  (2, 'aaa', 'Huts', 'huts', '2026-03-01 10:30:00.456', '2026-03-01 10:30:00.456', 'en'),
  (3, 'bbb', 'Wax', 'wax', '2026-03-02 08:00:00', null, 'en'),
  (4, 'bbb', 'Wax', 'wax', '2026-03-02 08:00:00', '2026-03-02 08:00:00', 'en'),
  (5, 'ccc', 'Only a draft', 'draft', '2026-03-03 08:00:00', null, 'en'),
  (6, 'ddd', 'Without a category', 'plain', '2026-03-04 08:00:00', '2026-03-04 08:00:00', 'en');
insert into categories values
  (1, 'kkk', 'tours', '2026-01-01 00:00:00', null, 'en'),
  (2, 'kkk', 'tours', '2026-01-01 00:00:00', '2026-01-01 00:00:00', 'en'),
  (3, 'lll', 'gear', '2026-01-01 00:00:00', '2026-01-01 00:00:00', 'en');
insert into articles_category_lnk (article_id, category_id, article_ord) values (1, 1, 1), (2, 2, 1), (3, 3, 1), (4, 3, 1), (5, 2, 2);
insert into files (id, name, alternative_text, mime, url, provider) values
  (1, 'hut.jpg', 'The hut', 'image/jpeg', '/uploads/hut_4f2a.jpg', 'local'),
  (2, 'stove.jpg', 'The "stove"', 'image/jpeg', 'https://bucket.s3.eu-central-1.amazonaws.com/stove_77.jpg', 'aws-s3'),
  (3, 'prices.pdf', null, 'application/pdf', '/uploads/prices_11.pdf', 'local'),
  (4, 'new.jpg', null, 'image/jpeg', '/uploads/new_22.jpg', 'local');
insert into files_related_mph (file_id, related_id, related_type, field, "order") values
  (4, 1, 'api::article.article', 'cover', 1),
  (2, 2, 'api::article.article', 'gallery', 2),
  (3, 2, 'api::article.article', 'gallery', 3),
  (1, 2, 'api::article.article', 'cover', 1),
  (4, 2, 'api::category.category', 'icon', 1);
