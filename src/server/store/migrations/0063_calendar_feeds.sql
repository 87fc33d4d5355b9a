-- Addresses at which calendar programs fetch what stands in somebody's calendar, without signing in: one a person, of which
-- only the hash is kept. It says which client it is of, so that nothing is looked for across clients. It dies with the login,
-- and when its person leaves.
create table calendar_feeds (
  tenant_id uuid not null references tenants (id),
  employee_id uuid not null,
  user_id uuid not null,
  version integer not null default 1,
  -- Null once it was turned off.
  secret_hash text,
  made_utc timestamptz not null default now(),
  fetched_utc timestamptz,
  primary key (tenant_id, employee_id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references memberships (tenant_id, user_id)
    on delete cascade on update cascade
);
create unique index calendar_feeds_secret_key on calendar_feeds (tenant_id, secret_hash);
create index calendar_feeds_user_idx on calendar_feeds (tenant_id, user_id);
call secure_tenant_table('calendar_feeds', 'select, insert, update');

-- Who comes back makes a new one.
create function end_calendar_feed() returns trigger language plpgsql as $$
begin
  update calendar_feeds f set secret_hash = null
  where f.tenant_id = new.tenant_id and f.employee_id = new.id and f.secret_hash is not null;
  return null;
end $$;
create trigger end_calendar_feed after update of is_active on employees
  for each row when (old.is_active and not new.is_active) execute function end_calendar_feed();
