-- Images of policies that no text shows any more go after a while (decision 0060). One that is uploaded once more is as new.
grant update (uploaded_utc) on hr_document_images to tenure_app;

create or replace function jobs.plan_tenant() returns trigger language plpgsql as $$
begin
  insert into jobs.schedule (tenant_id, task)
  select new.id, task
  from unnest(array['assetReminders', 'certificationReminders', 'chartPlans', 'checkInReminders', 'dailyScrumReminders',
    'goalReminders', 'leavings', 'notificationDigests', 'policyReminders', 'reviewReminders', 'scheduledReports',
    'unshownPolicyImages']) as tasks (task);
  return null;
end $$;

-- The tenants that are there already. (They are only seen while no policy is forced.)
alter table tenants no force row level security;
insert into jobs.schedule (tenant_id, task) select id, 'unshownPolicyImages' from tenants;
alter table tenants force row level security;
