-- Telling people of their goals, of a morning.

-- How close its day was when it was last told of, in days, and which day that was.
alter table goals add column told_days integer, add column told_day date;

create or replace function jobs.plan_tenant() returns trigger language plpgsql as $$
begin
  insert into jobs.schedule (tenant_id, task)
  select new.id, task
  from unnest(array['assetReminders', 'certificationReminders', 'goalReminders', 'policyReminders']) as tasks (task);
  return null;
end $$;

-- The tenants that are there already. (They are only seen while no policy is forced.)
alter table tenants no force row level security;
insert into jobs.schedule (tenant_id, task) select id, 'goalReminders' from tenants;
alter table tenants force row level security;
