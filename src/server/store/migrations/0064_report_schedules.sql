-- When a saved report (a view of the list of reports) is mailed to whom it belongs to.

create table report_schedules (
  tenant_id uuid not null references tenants (id),
  view_id uuid not null,
  every text not null check (every in ('day', 'week', 'month')),
  weekday text not null check (weekday ~ '^[1-7]$'),
  month_day text not null check (month_day ~ '^([1-9]|1[0-9]|2[0-8]|last)$'),
  -- Days where the client is: the last morning before it was asked for, and the day for which it was mailed last.
  since_day date not null,
  told_day date,
  version integer not null default 1,
  primary key (tenant_id, view_id),
  foreign key (tenant_id, view_id) references saved_views (tenant_id, id) on delete cascade
);
call secure_tenant_table('report_schedules');

create or replace function jobs.plan_tenant() returns trigger language plpgsql as $$
begin
  insert into jobs.schedule (tenant_id, task)
  select new.id, task
  from unnest(array['assetReminders', 'certificationReminders', 'checkInReminders', 'dailyScrumReminders', 'goalReminders',
    'notificationDigests', 'policyReminders', 'reviewReminders', 'scheduledReports']) as tasks (task);
  return null;
end $$;

-- The tenants that are there already. (They are only seen while no policy is forced.)
alter table tenants no force row level security;
insert into jobs.schedule (tenant_id, task) select id, 'scheduledReports' from tenants;
alter table tenants force row level security;
