-- What the directory says changes with these tables. A change leaves a line in its own transaction, so that whoever reads the
-- lines and the people in one statement knows whether the people are those they have read before (decision 0051).
create table directory_changes (
  tenant_id uuid not null references tenants (id),
  id bigint not null generated always as identity,
  at_utc timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id)
);
call secure_tenant_table('directory_changes');

-- One line for a transaction, however much it changes. Now and then those of days before go with it; whoever takes some away
-- at the same time is not waited for.
create function directory_changed() returns trigger language plpgsql as $$
declare
  tenant uuid;
  line bigint;
begin
  for tenant in select distinct tenant_id from touched loop
    continue when tenant::text = current_setting('tenure.directory_changed', true);
    insert into directory_changes (tenant_id) values (tenant) returning id into line;
    perform set_config('tenure.directory_changed', tenant::text, true);
    continue when line % 64 > 0;
    delete from directory_changes d where d.tenant_id = tenant and d.id in (
      select past.id from directory_changes past
      where past.tenant_id = tenant and past.at_utc < clock_timestamp() - interval '1 day' for update skip locked);
  end loop;
  return null;
end $$;

do $$
declare
  source text;
begin
  foreach source in array array['employees', 'positions', 'tags', 'employee_tags', 'departments', 'planned_leavings'] loop
    execute format('create trigger directory_added after insert on %I referencing new table as touched '
      'for each statement execute function directory_changed()', source);
    execute format('create trigger directory_updated after update on %I referencing new table as touched '
      'for each statement execute function directory_changed()', source);
    execute format('create trigger directory_removed after delete on %I referencing old table as touched '
      'for each statement execute function directory_changed()', source);
  end loop;
end $$;
