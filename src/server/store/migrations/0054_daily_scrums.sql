-- The daily scrum: what somebody did, plans to do, and what is in their way, one entry for each working day.

create table daily_scrum_entries (
  tenant_id uuid not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  employee_id uuid not null,
  day date not null,
  done text not null,
  plan text not null,
  searched text not null generated always as (searchable(done || ' ' || plan)) stored,
  sent_utc timestamptz not null default now(),
  version integer not null default 1,
  primary key (tenant_id, id),
  constraint daily_scrum_entries_day_key unique (tenant_id, employee_id, day),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete cascade
);
-- The order of the history: the days as numbers, which a cursor says.
create index daily_scrum_entries_history_idx on daily_scrum_entries (tenant_id, ((day - date '2000-01-01')::bigint), id);
create index daily_scrum_entries_day_idx on daily_scrum_entries (tenant_id, day);
call secure_tenant_table('daily_scrum_entries');

-- A blocker is raised with the entry of a day, and goes on until somebody resolves it.
create table daily_scrum_blockers (
  tenant_id uuid not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  employee_id uuid not null,
  text text not null check (length(text) between 1 and 300),
  raised_day date not null,
  -- Among those raised that day.
  place integer not null,
  resolved_utc timestamptz,
  -- Where the client is.
  resolved_day date,
  resolved_by uuid,
  version integer not null default 1,
  primary key (tenant_id, id),
  check ((resolved_utc is null) = (resolved_day is null) and (resolved_utc is not null or resolved_by is null)),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete cascade,
  foreign key (tenant_id, resolved_by) references employees (tenant_id, id) on delete set null (resolved_by)
);
create index daily_scrum_blockers_employee_idx on daily_scrum_blockers (tenant_id, employee_id, raised_day);
create index daily_scrum_blockers_open_idx on daily_scrum_blockers (tenant_id, raised_day) where resolved_utc is null;
create index daily_scrum_blockers_resolved_idx on daily_scrum_blockers (tenant_id, resolved_day)
  where resolved_utc is not null;
create index daily_scrum_blockers_resolved_by_idx on daily_scrum_blockers (tenant_id, resolved_by);
call secure_tenant_table('daily_scrum_blockers');

-- Whether they get mail about it; null while they have not chosen: then whoever has ever written an entry is reminded.
alter table memberships add column daily_scrum_mail boolean;

create or replace function jobs.plan_tenant() returns trigger language plpgsql as $$
begin
  insert into jobs.schedule (tenant_id, task)
  select new.id, task
  from unnest(array['assetReminders', 'certificationReminders', 'checkInReminders', 'dailyScrumReminders', 'goalReminders',
    'policyReminders', 'reviewReminders']) as tasks (task);
  return null;
end $$;

-- The tenants that are there already. (They are only seen while no policy is forced.)
alter table tenants no force row level security;
insert into jobs.schedule (tenant_id, task) select id, 'dailyScrumReminders' from tenants;
alter table tenants force row level security;
