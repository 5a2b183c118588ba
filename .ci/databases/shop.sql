-- What the first examples of docs/databases.md read, in PostgreSQL.
create table pages (id int primary key, slug text, changed timestamptz, published boolean);
create table pictures (page int, position int, url text, title text);
insert into pages values
  (1, 'huts', '2026-03-01 11:30:00.5+01', true),
  (2, 'wax', null, true),
  (3, 'skins', '2026-03-02 08:00:00+00', true),
  (4, 'draft', '2026-03-03 08:00:00+00', false);
insert into pictures values
  (1, 2, 'https://cdn.example.com/2.jpg', null),
  (1, 1, 'https://cdn.example.com/1.jpg', E'The "stove"\nin\twinter \\ Öfen 😀'),
  (4, 1, 'https://cdn.example.com/draft.jpg', null);
