-- The database of each project: a journal of 60,000 pages, of which one in a hundred is an article.

create table page (
  id bigint primary key,
  path varchar(2000) not null unique,
  title varchar(500) not null,
  picture varchar(2000),
  article boolean not null,
  first_published timestamp(3) with time zone not null,
  changed timestamp(3) with time zone not null,
  -- A page that is taken down keeps its row, so that its part of the sitemap has a new date.
  published boolean not null
);

create index page_first_published on page (first_published);

-- Paths of pages that were added, changed or taken down, written by the transaction that did it.
create table outbox (
  id bigint generated always as identity primary key,
  path varchar(2000) not null
);

-- One page a minute, the newest now.
insert into page
select
  x,
  '/pages/' || x,
  'Hut ' || x || ' & its lake',
  case when mod(x, 10) = 0 then 'https://cdn.example.com/huts/' || x || '.jpg' end,
  mod(x, 100) = 0,
  dateadd(minute, x - 60000, current_timestamp),
  dateadd(minute, x - 60000, current_timestamp),
  true
from system_range(1, 60000);
