-- Lines of a whole day were counted by every reading of the directory: 7 ms where a client had made 47,000 changes. The version
-- is made of the lines themselves now (decision 0051), so those before may go at any time: one change in sixteen takes them.
create or replace function directory_changed() returns trigger language plpgsql as $$
declare
  tenant uuid;
  line bigint;
begin
  for tenant in select distinct tenant_id from touched loop
    continue when tenant::text = current_setting('tenure.directory_changed', true);
    insert into directory_changes (tenant_id) values (tenant) returning id into line;
    perform set_config('tenure.directory_changed', tenant::text, true);
    continue when line % 16 > 0;
    delete from directory_changes d where d.tenant_id = tenant and d.id in (
      select past.id from directory_changes past where past.tenant_id = tenant and past.id <> line for update skip locked);
  end loop;
  return null;
end $$;

alter table directory_changes drop column at_utc;
