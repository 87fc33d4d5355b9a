-- Check-ins: templates, series, the check-ins themselves, and what is written in them.
--
-- A series keeps its rules (domain/checkIns/series.ts); its check-ins are those that it derives for the coming weeks, each
-- known by its number. (tenant_id, series_id, number) is unique: no occurrence is there twice.

create table check_in_templates (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  name text not null,
  description text not null default '',
  sections jsonb not null,
  is_archived boolean not null default false,
  version integer not null default 1,
  primary key (tenant_id, id)
);
create unique index check_in_templates_name_key on check_in_templates (tenant_id, lower(name));
call secure_tenant_table('check_in_templates');

create table check_in_series (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  employee_id uuid not null,
  reviewer_id uuid not null,
  name text not null,
  sections jsonb not null default '[]',
  location_id uuid,
  minutes integer not null,
  -- { stretches, exceptions, end }
  rules jsonb not null,
  version integer not null default 1,
  primary key (tenant_id, id),
  constraint check_in_series_employee_fkey foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  constraint check_in_series_reviewer_fkey foreign key (tenant_id, reviewer_id) references employees (tenant_id, id),
  constraint check_in_series_location_fkey foreign key (tenant_id, location_id)
    references meeting_locations (tenant_id, id) on delete set null (location_id)
);
create index check_in_series_employee_idx on check_in_series (tenant_id, employee_id);
create index check_in_series_reviewer_idx on check_in_series (tenant_id, reviewer_id);
create index check_in_series_location_idx on check_in_series (tenant_id, location_id);
call secure_tenant_table('check_in_series');

create table check_ins (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  employee_id uuid not null,
  reviewer_id uuid not null,
  name text not null,
  -- What of its template it was begun with.
  sections jsonb not null default '[]',
  location_id uuid,
  minutes integer not null,
  -- By the clocks of the tenant's zone.
  day date not null,
  time text not null,
  scheduled_utc timestamptz not null,
  due_day date,
  due_utc timestamptz not null,
  status text not null default 'Scheduled'
    check (status in ('Scheduled', 'PreparedByOne', 'PreparedByBoth', 'Held', 'Complete', 'Skipped')),
  prepared_employee boolean not null default false,
  prepared_reviewer boolean not null default false,
  series_id uuid,
  number integer,
  version integer not null default 1,
  created_utc timestamptz not null default now(),
  updated_utc timestamptz not null default now(),
  primary key (tenant_id, id),
  check ((series_id is null) = (number is null)),
  constraint check_ins_employee_fkey foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  constraint check_ins_reviewer_fkey foreign key (tenant_id, reviewer_id) references employees (tenant_id, id),
  constraint check_ins_location_fkey foreign key (tenant_id, location_id)
    references meeting_locations (tenant_id, id) on delete set null (location_id),
  constraint check_ins_series_fkey foreign key (tenant_id, series_id) references check_in_series (tenant_id, id)
);
create unique index check_ins_number_key on check_ins (tenant_id, series_id, number);
create index check_ins_pending_idx on check_ins (tenant_id, scheduled_utc, id) where status not in ('Complete', 'Skipped');
create index check_ins_completed_idx on check_ins (tenant_id, scheduled_utc, id) where status = 'Complete';
create index check_ins_employee_idx on check_ins (tenant_id, employee_id, scheduled_utc);
create index check_ins_reviewer_idx on check_ins (tenant_id, reviewer_id, scheduled_utc);
create index check_ins_location_idx on check_ins (tenant_id, location_id);
call secure_tenant_table('check_ins');

-- A text of a check-in, with a version of its own.
create table check_in_texts (
  tenant_id uuid not null references tenants (id),
  check_in_id uuid not null,
  name text not null,
  text text not null,
  by_id uuid not null,
  version integer not null default 1,
  updated_utc timestamptz not null default now(),
  primary key (tenant_id, check_in_id, name),
  foreign key (tenant_id, check_in_id) references check_ins (tenant_id, id) on delete cascade,
  constraint check_in_texts_by_fkey foreign key (tenant_id, by_id) references employees (tenant_id, id)
);
create index check_in_texts_by_idx on check_in_texts (tenant_id, by_id);
call secure_tenant_table('check_in_texts');

-- Apart from the others, so that no reading of those ever meets these. Read by their author alone.
create table check_in_private_notes (
  tenant_id uuid not null references tenants (id),
  check_in_id uuid not null,
  author_id uuid not null,
  text text not null,
  version integer not null default 1,
  updated_utc timestamptz not null default now(),
  primary key (tenant_id, check_in_id, author_id),
  foreign key (tenant_id, check_in_id) references check_ins (tenant_id, id) on delete cascade,
  constraint check_in_private_notes_author_fkey foreign key (tenant_id, author_id) references employees (tenant_id, id)
);
create index check_in_private_notes_author_idx on check_in_private_notes (tenant_id, author_id);
call secure_tenant_table('check_in_private_notes');

create table check_in_items (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  check_in_id uuid not null,
  kind text not null check (kind in ('agenda', 'action')),
  text text not null,
  owner_id uuid,
  due_day date,
  is_done boolean not null default false,
  -- The check-in in which it was done.
  done_in uuid,
  by_id uuid not null,
  version integer not null default 1,
  place bigint generated always as identity,
  primary key (tenant_id, id),
  foreign key (tenant_id, check_in_id) references check_ins (tenant_id, id) on delete cascade,
  constraint check_in_items_owner_fkey foreign key (tenant_id, owner_id) references employees (tenant_id, id),
  constraint check_in_items_by_fkey foreign key (tenant_id, by_id) references employees (tenant_id, id)
);
create index check_in_items_check_in_idx on check_in_items (tenant_id, check_in_id);
create index check_in_items_owner_idx on check_in_items (tenant_id, owner_id);
create index check_in_items_by_idx on check_in_items (tenant_id, by_id);
call secure_tenant_table('check_in_items');

create table check_in_comments (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  check_in_id uuid not null,
  author_id uuid not null,
  text text not null,
  created_utc timestamptz not null default now(),
  place bigint generated always as identity,
  primary key (tenant_id, id),
  foreign key (tenant_id, check_in_id) references check_ins (tenant_id, id) on delete cascade,
  constraint check_in_comments_author_fkey foreign key (tenant_id, author_id) references employees (tenant_id, id)
);
create index check_in_comments_check_in_idx on check_in_comments (tenant_id, check_in_id);
create index check_in_comments_author_idx on check_in_comments (tenant_id, author_id);
call secure_tenant_table('check_in_comments');

-- The steps of its life; only ever added to.
create table check_in_events (
  tenant_id uuid not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  check_in_id uuid not null,
  action text not null,
  by_id uuid not null,
  reason text not null default '',
  at_utc timestamptz not null default now(),
  place bigint generated always as identity,
  primary key (tenant_id, id),
  foreign key (tenant_id, check_in_id) references check_ins (tenant_id, id) on delete cascade,
  constraint check_in_events_by_fkey foreign key (tenant_id, by_id) references employees (tenant_id, id)
);
create index check_in_events_check_in_idx on check_in_events (tenant_id, check_in_id);
create index check_in_events_by_idx on check_in_events (tenant_id, by_id);
call secure_tenant_table('check_in_events', 'select, insert');

-- Who has one open, until some seconds after they were last heard of.
create table check_in_presence (
  tenant_id uuid not null references tenants (id),
  check_in_id uuid not null,
  employee_id uuid not null,
  seen_utc timestamptz not null default now(),
  primary key (tenant_id, check_in_id, employee_id),
  foreign key (tenant_id, check_in_id) references check_ins (tenant_id, id) on delete cascade,
  foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete cascade
);
create index check_in_presence_employee_idx on check_in_presence (tenant_id, employee_id);
call secure_tenant_table('check_in_presence');

-- Who is above somebody, the nearest first.
create function line_above(tenant uuid, employee uuid) returns uuid[] language sql stable as $$
  with recursive line (id, reports_to, depth) as (
    select e.id, e.reports_to, 0 from employees e where e.tenant_id = tenant and e.id = employee
    union
    select m.id, m.reports_to, line.depth + 1 from line join employees m on m.tenant_id = tenant and m.id = line.reports_to
    where line.depth < 40)
  select coalesce(array_agg(id order by depth), '{}') from line where depth > 0
$$;

create or replace function jobs.plan_tenant() returns trigger language plpgsql as $$
begin
  insert into jobs.schedule (tenant_id, task)
  select new.id, task
  from unnest(array['assetReminders', 'certificationReminders', 'checkInReminders', 'goalReminders', 'policyReminders'])
    as tasks (task);
  return null;
end $$;

alter table tenants no force row level security;
insert into jobs.schedule (tenant_id, task) select id, 'checkInReminders' from tenants;
alter table tenants force row level security;
