-- What the first examples of docs/databases.md read, in SQLite; times are in UTC.
create table pages (id int primary key, slug text, changed text, published boolean);
create table pictures (page int, position int, url text, title text);
insert into pages values
  (1, 'huts', '2026-03-01 10:30:00', true),
  (2, 'wax', null, true),
  (3, 'skins', '2026-03-02 08:00:00', true),
  (4, 'draft', '2026-03-03 08:00:00', false);
insert into pictures values
  (1, 2, 'https://cdn.example.com/2.jpg', null),
  (1, 1, 'https://cdn.example.com/1.jpg', 'The "stove"' || char(10) || 'in' || char(9) || 'winter \ Öfen 😀'),
  (4, 1, 'https://cdn.example.com/draft.jpg', null);
