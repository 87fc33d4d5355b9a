-- Why somebody left, of a list (domain/employees/termination.fields.ts). What was written before there was one is the
-- words of `other`, as a missing kind is read.
alter table employees add column termination_kind text check (termination_kind in
  ('resignation', 'retirement', 'endOfContract', 'dismissal', 'redundancy', 'death', 'other'));

-- A last day that lies ahead: it ends the employment once it is over where the client is.
create table planned_leavings (
  tenant_id uuid not null references tenants (id),
  employee_id uuid not null,
  last_day date not null,
  kind text not null check (kind in
    ('resignation', 'retirement', 'endOfContract', 'dismissal', 'redundancy', 'death', 'other')),
  reason text not null check (length(reason) <= 400),
  notes text not null check (length(notes) <= 4000),
  -- Who has the reports of the leaver then.
  heir uuid,
  -- Who did it, for the record of changes on the day on which it is carried out.
  planned_by uuid,
  planned_by_user uuid not null,
  planned_utc timestamptz not null default now(),
  primary key (tenant_id, employee_id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete cascade,
  foreign key (tenant_id, heir) references employees (tenant_id, id) on delete set null (heir),
  foreign key (tenant_id, planned_by) references employees (tenant_id, id) on delete set null (planned_by)
);
create index planned_leavings_heir_idx on planned_leavings (tenant_id, heir);
create index planned_leavings_planned_by_idx on planned_leavings (tenant_id, planned_by);
call secure_tenant_table('planned_leavings');

create or replace function jobs.plan_tenant() returns trigger language plpgsql as $$
begin
  insert into jobs.schedule (tenant_id, task)
  select new.id, task
  from unnest(array['assetReminders', 'certificationReminders', 'checkInReminders', 'dailyScrumReminders', 'goalReminders',
    'leavings', 'notificationDigests', 'policyReminders', 'reviewReminders', 'scheduledReports']) as tasks (task);
  return null;
end $$;

-- The tenants that are there already. (They are only seen while no policy is forced.)
alter table tenants no force row level security;
insert into jobs.schedule (tenant_id, task) select id, 'leavings' from tenants;
alter table tenants force row level security;
