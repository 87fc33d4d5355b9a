-- Goals in lists, and how far each had come from day to day.
--
-- goals.started_day     the day it was begun; null while it is a draft.
-- goals.share, due_order, searched   of what stands beside them, so that lists can be narrowed and ordered
--                                    (domain/goals/progress.ts `shareDone`; the tests hold the two together).
-- goal_progress         is only ever added to.

alter table goals drop constraint goals_state_check;
alter table goals no force row level security;
-- At risk follows from the days and the progress now.
update goals set state = 'Active' where state = 'AtRisk';
alter table goals
  add constraint goals_state_check check (state in ('Draft', 'Active', 'Done', 'Cancelled')),
  add column started_day date,
  add column share double precision not null generated always as (
    case when (progress ->> 'target')::float8 = (progress ->> 'start')::float8 then 0
      else least(1, greatest(0, ((progress ->> 'current')::float8 - (progress ->> 'start')::float8)
        / ((progress ->> 'target')::float8 - (progress ->> 'start')::float8))) end) stored,
  add column due_order bigint not null generated always as (coalesce(due_date - date '2000-01-01', 9999999)) stored,
  add column searched text generated always as (searchable(title)) stored;
update goals set started_day = created_utc::date where state <> 'Draft';
alter table goals force row level security;

create index goals_due_idx on goals (tenant_id, due_order, id) where state in ('Draft', 'Active');
create index goals_title_idx on goals (tenant_id, title collate list_order, id) where state in ('Draft', 'Active');

create table goal_progress (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  goal_id uuid not null,
  author_id uuid not null,
  day date not null,
  current double precision not null,
  note text not null default '',
  at_utc timestamptz not null default now(),
  -- In the order they were written: those of one moment have one.
  place bigint generated always as identity,
  primary key (tenant_id, id),
  constraint goal_progress_goal_fkey foreign key (tenant_id, goal_id) references goals (tenant_id, id) on delete cascade,
  constraint goal_progress_author_fkey foreign key (tenant_id, author_id) references employees (tenant_id, id)
);
create index goal_progress_goal_idx on goal_progress (tenant_id, goal_id, place);
create index goal_progress_author_idx on goal_progress (tenant_id, author_id);
call secure_tenant_table('goal_progress', 'select, insert');
