-- What people are told of in the product, and by mail as they chose.
--
-- notifications          a row for each message to somebody who works for the client, whether it went by mail or not: the row
--                        is also what keeps a matter from being told of twice. Read by its person alone.
-- notification_choices   how somebody is told of a kind (domain/notifications/kinds.ts); by mail of what has no row.

create table notifications (
  tenant_id uuid not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  employee_id uuid not null,
  -- As in mail.outbox.
  key text not null,
  kind text not null,
  subject text not null,
  path text not null,
  delivery text not null check (delivery in ('mail', 'digest', 'app', 'none')),
  -- As browsers have it, who say up to when they have read.
  told_utc timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  read_utc timestamptz,
  -- When it went with the mail of a morning.
  digested_utc timestamptz,
  primary key (tenant_id, id),
  constraint notifications_key unique (tenant_id, key),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete cascade
);
create index notifications_of_idx on notifications (tenant_id, employee_id, told_utc desc) where delivery <> 'none';
create index notifications_undigested_idx on notifications (tenant_id) where delivery = 'digest' and digested_utc is null;
call secure_tenant_table('notifications', 'select, insert, update, delete');

create table notification_choices (
  tenant_id uuid not null references tenants (id),
  employee_id uuid not null,
  kind text not null,
  delivery text not null check (delivery in ('mail', 'digest', 'app', 'none')),
  primary key (tenant_id, employee_id, kind),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete cascade
);
call secure_tenant_table('notification_choices', 'select, insert, update, delete');

-- Who is connected hears that there is something, not what (server/notifications/live.ts).
create function tell_of_notification() returns trigger language plpgsql as $$
begin
  perform pg_notify('notifications', new.tenant_id || ' ' || new.employee_id);
  return null;
end $$;
create trigger tell_of_notification after insert on notifications
  for each row when (new.delivery <> 'none') execute function tell_of_notification();

-- The mail of a morning.
create or replace function jobs.plan_tenant() returns trigger language plpgsql as $$
begin
  insert into jobs.schedule (tenant_id, task)
  select new.id, task
  from unnest(array['assetReminders', 'certificationReminders', 'checkInReminders', 'dailyScrumReminders', 'goalReminders',
    'notificationDigests', 'policyReminders', 'reviewReminders']) as tasks (task);
  return null;
end $$;

-- The tenants that are there already. (They are only seen while no policy is forced.)
alter table tenants no force row level security;
insert into jobs.schedule (tenant_id, task) select id, 'notificationDigests' from tenants;
alter table tenants force row level security;
