-- Plans of a reorganisation: moves of people in the org chart, drafted together and published together.

create table chart_plans (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 120),
  note text not null check (length(note) <= 2000),
  effective_day date,
  state text not null default 'Draft'
    check (state in ('Draft', 'InReview', 'Scheduled', 'Published', 'Reverted', 'Withdrawn')),
  created_by uuid,
  -- Who stands for it: another than who approves it, where there is one.
  sent_by uuid,
  approved_by uuid,
  -- Who did it, for the record of changes on the day on which it is published.
  approved_by_user uuid,
  published_utc timestamptz,
  reverted_utc timestamptz,
  version integer not null default 1,
  created_utc timestamptz not null default now(),
  changed_utc timestamptz not null default now(),
  primary key (tenant_id, id),
  check (state <> 'Scheduled' or effective_day is not null),
  check (state not in ('Scheduled', 'Published', 'Reverted') or approved_by_user is not null),
  foreign key (tenant_id, created_by) references employees (tenant_id, id) on delete set null (created_by),
  foreign key (tenant_id, sent_by) references employees (tenant_id, id) on delete set null (sent_by),
  foreign key (tenant_id, approved_by) references employees (tenant_id, id) on delete set null (approved_by)
);
create index chart_plans_created_by_idx on chart_plans (tenant_id, created_by);
create index chart_plans_sent_by_idx on chart_plans (tenant_id, sent_by);
create index chart_plans_approved_by_idx on chart_plans (tenant_id, approved_by);
create index chart_plans_scheduled_idx on chart_plans (tenant_id, effective_day) where state = 'Scheduled';
call secure_tenant_table('chart_plans');

create table chart_plan_moves (
  tenant_id uuid not null references tenants (id),
  plan_id uuid not null,
  employee_id uuid not null,
  -- Whom they reported to when they were put into the plan, and are to report to; none: nobody above.
  from_manager uuid,
  to_manager uuid,
  -- Why they stayed when the plan was reverted.
  stays text check (stays in ('movedSince', 'managerLeft', 'personHidden', 'reportsToCycle')),
  primary key (tenant_id, plan_id, employee_id),
  foreign key (tenant_id, plan_id) references chart_plans (tenant_id, id) on delete cascade,
  constraint chart_plan_moves_employee_fkey
    foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  constraint chart_plan_moves_from_fkey foreign key (tenant_id, from_manager) references employees (tenant_id, id),
  constraint chart_plan_moves_to_fkey foreign key (tenant_id, to_manager) references employees (tenant_id, id)
);
create index chart_plan_moves_employee_idx on chart_plan_moves (tenant_id, employee_id);
create index chart_plan_moves_from_idx on chart_plan_moves (tenant_id, from_manager);
create index chart_plan_moves_to_idx on chart_plan_moves (tenant_id, to_manager);
call secure_tenant_table('chart_plan_moves');

create or replace function jobs.plan_tenant() returns trigger language plpgsql as $$
begin
  insert into jobs.schedule (tenant_id, task)
  select new.id, task
  from unnest(array['assetReminders', 'certificationReminders', 'chartPlans', 'checkInReminders', 'dailyScrumReminders',
    'goalReminders', 'leavings', 'notificationDigests', 'policyReminders', 'reviewReminders', 'scheduledReports'])
    as tasks (task);
  return null;
end $$;

-- The tenants that are there already. (They are only seen while no policy is forced.)
alter table tenants no force row level security;
insert into jobs.schedule (tenant_id, task) select id, 'chartPlans' from tenants;
alter table tenants force row level security;
