-- Certifications, their types and files, whom a type is required of, and scheduled work.

-- ── Types ────────────────────────────────────────────────────────────────────────────────────────────────────────

create table certification_types (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  name text not null,
  description text not null default '',
  -- Archived. A type is never removed, for what was held under it is evidence.
  is_deleted boolean not null default false,
  validity_months integer,
  -- Days before the expiry, descending.
  reminder_days integer[] not null default '{}',
  required_of_all boolean not null default false,
  -- Of whoever holds a position of one of these titles.
  required_titles text[] not null default '{}',
  version integer not null default 1,
  created_utc timestamptz not null default now(),
  primary key (tenant_id, id)
);
create unique index certification_types_name_key on certification_types (tenant_id, lower(name));
call secure_tenant_table('certification_types', 'select, insert, update');

create table certification_type_departments (
  tenant_id uuid not null references tenants (id),
  type_id uuid not null,
  department_id uuid not null,
  primary key (tenant_id, type_id, department_id),
  foreign key (tenant_id, type_id) references certification_types (tenant_id, id) on delete cascade,
  constraint certification_type_departments_department_fkey
    foreign key (tenant_id, department_id) references departments (tenant_id, id)
);
create index certification_type_departments_department_idx
  on certification_type_departments (tenant_id, department_id);
call secure_tenant_table('certification_type_departments');

create table certification_type_tags (
  tenant_id uuid not null references tenants (id),
  type_id uuid not null,
  tag_id uuid not null,
  primary key (tenant_id, type_id, tag_id),
  foreign key (tenant_id, type_id) references certification_types (tenant_id, id) on delete cascade,
  constraint certification_type_tags_tag_fkey foreign key (tenant_id, tag_id) references tags (tenant_id, id)
);
create index certification_type_tags_tag_idx on certification_type_tags (tenant_id, tag_id);
call secure_tenant_table('certification_type_tags');

-- ── Certifications ───────────────────────────────────────────────────────────────────────────────────────────────

create table certifications (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  employee_id uuid not null,
  type_id uuid not null,
  -- Null: it does not expire.
  expiry_utc timestamptz,
  issued_day date,
  is_deleted boolean not null default false,
  verification text not null check (verification in ('submitted', 'verified', 'declined')),
  declined_because text,
  verified_by uuid,
  -- The one it renews.
  renews uuid,
  last_reminder_utc timestamptz,
  last_reminder_by uuid,
  -- The threshold in days that was told of last; null before the first, and again when the expiry moves.
  told_days integer,
  added_by uuid,
  created_utc timestamptz not null default now(),
  version integer not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete cascade,
  constraint certifications_type_fkey foreign key (tenant_id, type_id) references certification_types (tenant_id, id),
  constraint certifications_renews_fkey foreign key (tenant_id, renews) references certifications (tenant_id, id)
    on delete set null (renews),
  foreign key (tenant_id, verified_by) references employees (tenant_id, id) on delete set null (verified_by),
  foreign key (tenant_id, last_reminder_by) references employees (tenant_id, id) on delete set null (last_reminder_by),
  foreign key (tenant_id, added_by) references employees (tenant_id, id) on delete set null (added_by)
);
create index certifications_employee_idx on certifications (tenant_id, employee_id, type_id);
create index certifications_type_idx on certifications (tenant_id, type_id);
-- What has expired, and what is about to: the menu asks with every start, the reminders every quarter of an hour.
create index certifications_expiry_idx on certifications (tenant_id, expiry_utc)
  where not is_deleted and verification = 'verified';
create index certifications_renews_idx on certifications (tenant_id, renews) where renews is not null;
create index certifications_verified_by_idx on certifications (tenant_id, verified_by);
create index certifications_last_reminder_by_idx on certifications (tenant_id, last_reminder_by);
create index certifications_added_by_idx on certifications (tenant_id, added_by);
call secure_tenant_table('certifications', 'select, insert, update');

-- What is known of a file; its bytes lie on disk.
create table certification_files (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  certification_id uuid not null,
  name text not null,
  content_type text not null,
  size integer not null,
  sha256 text not null,
  uploaded_utc timestamptz not null default now(),
  -- In the order they were sent: those of one upload have one moment.
  place integer generated always as identity,
  primary key (tenant_id, id),
  foreign key (tenant_id, certification_id) references certifications (tenant_id, id) on delete cascade
);
-- The same file under the same name twice is one.
create unique index certification_files_key on certification_files (tenant_id, certification_id, name, sha256);
call secure_tenant_table('certification_files', 'select, insert, delete');

-- Who has to hold what: everybody who works here and whom a type that is not archived names. Whoever is named in several
-- ways comes several times: those who ask gather anyway, and sorting out half a million rows takes as long as finding them.
create function certifications_required(tenant uuid) returns table (employee_id uuid, type_id uuid)
language sql stable as $$
  select e.id, t.id
  from certification_types t
  join employees e on e.tenant_id = t.tenant_id and e.is_active
  where t.tenant_id = tenant and not t.is_deleted and t.required_of_all
  union all
  select e.id, d.type_id
  from certification_type_departments d
  join certification_types t on t.tenant_id = d.tenant_id and t.id = d.type_id and not t.is_deleted
  join employees e on e.tenant_id = d.tenant_id and e.department_id = d.department_id and e.is_active
  where d.tenant_id = tenant
  union all
  select e.id, g.type_id
  from certification_type_tags g
  join certification_types t on t.tenant_id = g.tenant_id and t.id = g.type_id and not t.is_deleted
  join employee_tags w on w.tenant_id = g.tenant_id and w.tag_id = g.tag_id
  join employees e on e.tenant_id = w.tenant_id and e.id = w.employee_id and e.is_active
  where g.tenant_id = tenant
  union all
  select e.id, t.id
  from certification_types t
  cross join unnest(t.required_titles) as wanted (title)
  join positions p on p.tenant_id = t.tenant_id and lower(p.title) = lower(wanted.title) and p.is_current
  join employees e on e.tenant_id = p.tenant_id and e.id = p.employee_id and e.is_active
  where t.tenant_id = tenant and not t.is_deleted
$$;

-- ── Scheduled work ───────────────────────────────────────────────────────────────────────────────────────────────

-- One row for each task of each tenant: whichever server takes it moves `due_utc` ahead, so that no other takes it, and
-- one that dies leaves it to the next. Servers work for all tenants at once, so no policy stands here: nothing but
-- src/server/jobs reads this schema.
create schema jobs;
grant usage on schema jobs to tenure_app;

create table jobs.schedule (
  tenant_id uuid not null references tenants (id) on delete cascade,
  task text not null,
  due_utc timestamptz not null default now(),
  attempts integer not null default 0,
  done_utc timestamptz,
  primary key (tenant_id, task)
);
create index schedule_due_idx on jobs.schedule (due_utc);
grant select, update on jobs.schedule to tenure_app;

create function jobs.plan_tenant() returns trigger language plpgsql as $$
begin
  insert into jobs.schedule (tenant_id, task)
  select new.id, task from unnest(array['certificationReminders', 'policyReminders']) as tasks (task);
  return null;
end $$;
create trigger plan_tenant after insert on tenants for each row execute function jobs.plan_tenant();

-- The tenants that are there already. (They are only seen while no policy is forced.)
alter table tenants no force row level security;
insert into jobs.schedule (tenant_id, task)
select t.id, task from tenants t, unnest(array['certificationReminders', 'policyReminders']) as tasks (task);
alter table tenants force row level security;
