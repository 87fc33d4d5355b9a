-- Reminding people of their performance reviews, of a morning.

create or replace function jobs.plan_tenant() returns trigger language plpgsql as $$
begin
  insert into jobs.schedule (tenant_id, task)
  select new.id, task
  from unnest(array['assetReminders', 'certificationReminders', 'checkInReminders', 'goalReminders', 'policyReminders',
    'reviewReminders']) as tasks (task);
  return null;
end $$;

-- The tenants that are there already. (They are only seen while no policy is forced.)
alter table tenants no force row level security;
insert into jobs.schedule (tenant_id, task) select id, 'reviewReminders' from tenants;
alter table tenants force row level security;
