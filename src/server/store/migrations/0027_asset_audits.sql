-- Rounds through a place to see what is still there; and telling of services, every morning.

create table asset_audits (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  -- Null once the place is gone; its name stays.
  location_id uuid,
  location_name text not null,
  started_utc timestamptz not null default now(),
  started_by uuid not null,
  closed_utc timestamptz,
  version integer not null default 1,
  primary key (tenant_id, id),
  constraint asset_audits_location_fkey foreign key (tenant_id, location_id) references asset_locations (tenant_id, id)
    on delete set null (location_id),
  constraint asset_audits_started_by_fkey foreign key (tenant_id, started_by) references employees (tenant_id, id)
);
create index asset_audits_started_idx on asset_audits (tenant_id, started_utc desc);
create index asset_audits_location_idx on asset_audits (tenant_id, location_id);
create index asset_audits_started_by_idx on asset_audits (tenant_id, started_by);
call secure_tenant_table('asset_audits', 'select, insert, update');

-- What was expected, and what was seen besides. A closed audit says for ever what it said, also of assets that were deleted
-- since: so no key leads to them.
create table asset_audit_rows (
  tenant_id uuid not null references tenants (id),
  audit_id uuid not null,
  asset_id uuid not null,
  number text not null,
  name text not null,
  is_expected boolean not null,
  seen_utc timestamptz,
  primary key (tenant_id, audit_id, asset_id),
  constraint asset_audit_rows_audit_fkey foreign key (tenant_id, audit_id) references asset_audits (tenant_id, id)
);
call secure_tenant_table('asset_audit_rows');

-- How close the service was when it was last told of, in days, and of which day that was.
alter table assets add column told_days integer, add column told_day date;

create or replace function jobs.plan_tenant() returns trigger language plpgsql as $$
begin
  insert into jobs.schedule (tenant_id, task)
  select new.id, task from unnest(array['assetReminders', 'certificationReminders', 'policyReminders']) as tasks (task);
  return null;
end $$;

-- The tenants that are there already. (They are only seen while no policy is forced.)
alter table tenants no force row level security;
insert into jobs.schedule (tenant_id, task) select id, 'assetReminders' from tenants;
alter table tenants force row level security;
