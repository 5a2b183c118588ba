-- Tables as WordPress 6 makes them, as far as sitemaps concern them.
create table wp_options (
  option_id bigint unsigned not null auto_increment primary key,
  option_name varchar(191) not null default '' unique,
  option_value longtext not null,
  autoload varchar(20) not null default 'yes'
) default charset utf8mb4;
create table wp_posts (
  ID bigint unsigned not null auto_increment primary key,
  post_author bigint unsigned not null default 0,
  post_date datetime not null default '0000-00-00 00:00:00',
  post_date_gmt datetime not null default '0000-00-00 00:00:00',
  post_title text not null default '',
  post_status varchar(20) not null default 'publish',
  post_password varchar(255) not null default '',
  post_name varchar(200) not null default '',
  post_modified datetime not null default '0000-00-00 00:00:00',
  post_modified_gmt datetime not null default '0000-00-00 00:00:00',
  post_parent bigint unsigned not null default 0,
  guid varchar(255) not null default '',
  menu_order int not null default 0,
  post_type varchar(20) not null default 'post',
  post_mime_type varchar(100) not null default ''
) default charset utf8mb4;
create table wp_postmeta (
  meta_id bigint unsigned not null auto_increment primary key,
  post_id bigint unsigned not null default 0,
  meta_key varchar(255) default null,
  meta_value longtext
) default charset utf8mb4;

insert into wp_options (option_name, option_value) values
  ('home', 'https://www.example.com'), ('show_on_front', 'page'), ('page_on_front', '20');
insert into wp_posts (ID, post_type, post_status, post_name, post_parent, post_title, post_modified, post_modified_gmt) values
  (10, 'post', 'publish', 'huts', 0, 'Huts', '2026-03-01 11:30:00', '2026-03-01 10:30:00'),
  (11, 'post', 'publish', 'wax', 0, 'Wax', '2026-03-02 09:00:00', '2026-03-02 08:00:00'),
  (12, 'post', 'draft', '', 0, 'A draft', '2026-03-02 09:00:00', '0000-00-00 00:00:00'),
  (13, 'post', 'private', 'private', 0, 'Private', '2026-03-02 09:00:00', '2026-03-02 08:00:00'),
  (14, 'post', 'trash', 'gone__trashed', 0, 'Gone', '2026-03-02 09:00:00', '2026-03-02 08:00:00'),
  (15, 'post', 'future', 'tomorrow', 0, 'Tomorrow', '2026-03-02 09:00:00', '2026-03-02 08:00:00'),
  (16, 'revision', 'inherit', '10-revision-v1', 10, 'Huts', '2026-02-01 11:30:00', '2026-02-01 10:30:00'),
  (17, 'post', 'publish', 'hidden', 0, 'Hidden', '2026-03-02 09:00:00', '2026-03-02 08:00:00'),
  (18, 'post', 'publish', '%d0%bb%d1%8b%d0%b6%d0%b8', 0, 'Лыжи', '2026-03-04 09:00:00', '2026-03-04 08:00:00'),
  (20, 'page', 'publish', 'home', 0, 'Home', '2026-03-05 09:00:00', '2026-03-05 08:00:00'),
  (21, 'page', 'publish', 'about', 0, 'About', '2026-03-05 09:00:00', '2026-03-05 08:00:00'),
  (22, 'page', 'publish', 'team', 21, 'Team', '2026-03-06 09:00:00', '2026-03-06 08:00:00'),
  (23, 'post', 'publish', 'secret', 0, 'Secret', '2026-03-02 09:00:00', '2026-03-02 08:00:00'),
  (30, 'nav_menu_item', 'publish', '30', 0, '', '2026-03-02 09:00:00', '2026-03-02 08:00:00');
update wp_posts set post_password = 'open sesame' where ID = 23;
insert into wp_posts (ID, post_type, post_status, post_name, post_parent, post_mime_type, menu_order) values
  (100, 'attachment', 'inherit', 'stove', 10, 'image/jpeg', 2),
  (101, 'attachment', 'inherit', 'hut', 10, 'image/webp', 1),
  (102, 'attachment', 'inherit', 'prices', 10, 'application/pdf', 0),
  (103, 'attachment', 'inherit', 'iron', 0, 'image/jpeg', 0),
  (104, 'attachment', 'inherit', 'draft', 12, 'image/jpeg', 0);
insert into wp_postmeta (post_id, meta_key, meta_value) values
  (100, '_wp_attached_file', '2026/03/stove.jpg'),
  (101, '_wp_attached_file', '2026/03/hut.webp'),
  (102, '_wp_attached_file', '2026/03/prices.pdf'),
  (103, '_wp_attached_file', '2026/02/iron.jpg'),
  (104, '_wp_attached_file', '2026/02/draft.jpg'),
  (10, '_thumbnail_id', '101'),
  (11, '_thumbnail_id', '103'),
  (17, '_yoast_wpseo_meta-robots-noindex', '1'),
  (18, '_yoast_wpseo_meta-robots-noindex', '2');
