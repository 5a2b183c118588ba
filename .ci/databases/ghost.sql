-- Tables as Ghost 5 makes them, as far as sitemaps concern them; in MariaDB and in SQLite.
create table posts (
  id varchar(24) not null primary key,
  title varchar(2000) not null,
  slug varchar(191) not null,
  feature_image varchar(2000),
  type varchar(50) not null default 'post',
  status varchar(50) not null default 'draft',
  visibility varchar(50) not null default 'public',
  canonical_url text,
  created_at datetime not null,
  updated_at datetime,
  published_at datetime
);
create table posts_meta (
  id varchar(24) not null primary key,
  post_id varchar(24) not null unique,
  og_image varchar(2000),
  feature_image_alt varchar(191),
  email_only boolean not null default false
);
insert into posts values
  ('1', 'Huts', 'huts', '__GHOST_URL__/content/images/2026/03/hut.jpg', 'post', 'published', 'public', null, '2026-02-28 10:00:00', '2026-03-01 10:30:00', '2026-03-01 10:00:00'),
  ('2', 'Wax', 'wax', 'https://images.unsplash.com/photo-1?w=2000&fit=crop', 'post', 'published', 'paid', null, '2026-02-28 10:00:00', '2026-03-02 08:00:00', '2026-03-02 08:00:00'),
  ('3', 'About', 'about', null, 'page', 'published', 'public', null, '2026-02-28 10:00:00', '2026-03-03 08:00:00', '2026-03-03 08:00:00'),
  ('4', 'A draft', 'untitled', null, 'post', 'draft', 'public', null, '2026-02-28 10:00:00', '2026-03-03 08:00:00', null),
  ('5', 'Tomorrow', 'tomorrow', null, 'post', 'scheduled', 'public', null, '2026-02-28 10:00:00', '2026-03-03 08:00:00', '2026-12-31 08:00:00'),
  ('6', 'By mail', 'by-mail', null, 'post', 'sent', 'members', null, '2026-02-28 10:00:00', '2026-03-03 08:00:00', '2026-03-03 08:00:00'),
  ('7', 'From elsewhere', 'elsewhere', null, 'post', 'published', 'public', 'https://other.example/original', '2026-02-28 10:00:00', '2026-03-03 08:00:00', '2026-03-03 08:00:00');
insert into posts_meta values
  ('11', '1', null, 'The "big" hut | in snow', false),
  ('12', '3', 'https://blog.example.com/og.jpg', null, false);
