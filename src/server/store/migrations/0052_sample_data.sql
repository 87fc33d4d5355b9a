-- Sample data of a client: a small made-up company that an administrator loads to look around, and takes away again.
--
-- sample_data       one row while it is loaded: the number of the load, who loaded it, when. A row stays behind, with
--                   removed_utc, where some of it stayed, so that the next load does not meet its names.
-- sample_records    what was made then: kind (its table), record_id, and what it was called.
-- sample_fate()     what becomes of it when it is removed: every record that goes, with those of others that go with it
--                   (is_sample false), and every one that stays, by what keeps it (kept_by: a table; 'sample' where it is
--                   another that stays).
-- remove_sample_data()   removes what goes. With the rights of its owner, because the server itself may not delete an
--                   agreement or a certification; it reaches no further than what is marked, in the tenant one is in.

create table sample_data (
  tenant_id uuid not null references tenants (id),
  number integer not null,
  loaded_by uuid,
  loaded_utc timestamptz not null default now(),
  removed_utc timestamptz,
  primary key (tenant_id, number)
);
create unique index sample_data_loaded_key on sample_data (tenant_id) where removed_utc is null;
call secure_tenant_table('sample_data');

-- No foreign key: somebody may remove one of them by hand.
create table sample_records (
  tenant_id uuid not null references tenants (id),
  kind text not null,
  record_id uuid not null,
  name text not null,
  primary key (tenant_id, kind, record_id)
);
call secure_tenant_table('sample_records');

-- Every reference between records of a tenant, and whether the one that refers goes with what it refers to. That is so
-- where it is deleted with it, but for what is somebody's own (a login, what a template asks for); and where it is about
-- it, though it is not deleted by itself. A table that comes later is here by itself.
create function references_between_records() returns table (
  child text, col text, parent text, goes_with boolean, has_id boolean
) language sql stable set search_path = public, pg_temp as $$
  select c.conrelid::regclass::text, a.attname::text, c.confrelid::regclass::text,
    case
      when (c.conrelid::regclass::text, a.attname::text) in
        (('memberships', 'employee_id'), ('position_template_types', 'type_id'), ('position_template_policies', 'document_id'))
        then false
      when (c.conrelid::regclass::text, a.attname::text) in
        (('hr_document_agreements', 'employee_id'), ('hr_document_versions', 'document_id'), ('check_ins', 'employee_id'),
         ('check_ins', 'series_id'), ('check_in_series', 'employee_id'), ('reviews', 'employee_id'))
        then true
      else c.confdeltype = 'c'
    end,
    exists (select from pg_attribute i where i.attrelid = c.conrelid and i.attname = 'id' and i.atttypid = 'uuid'::regtype)
  from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
  where c.contype = 'f' and cardinality(c.conkey) = 2
    and exists (select from pg_attribute p where p.attrelid = c.confrelid and p.attnum = c.confkey[2] and p.attname = 'id')
    and exists (select from pg_attribute p where p.attrelid = c.confrelid and p.attnum = c.confkey[1] and p.attname = 'tenant_id')
  order by 1, 2
$$;

create function ids_of(kind text, records text[]) returns uuid[] language sql immutable as $$
  select coalesce(array_agg(split_part(r, '/', 2)::uuid), '{}') from unnest(records) as r where split_part(r, '/', 1) = kind
$$;

create function sample_fate() returns table (kind text, record_id uuid, is_sample boolean, kept_by text)
language plpgsql set search_path = public, pg_temp as $$
declare
  tenant uuid := app_tenant_id();
  marked text[];
  goes text[];
  stays jsonb;
  edge record;
  own record;
  ids uuid[];
  goes_anyway text;
  found jsonb;
  before bigint;
begin
  select coalesce(array_agg(r.kind || '/' || r.record_id), '{}') into marked
  from sample_records r where r.tenant_id = tenant;

  -- Somebody real: whose address was made a real one, and a thing that somebody real has.
  select coalesce(jsonb_object_agg(key, keeper), '{}') into stays from (
    select 'employees/' || e.id as key, 'memberships' as keeper from employees e
    where e.tenant_id = tenant and 'employees/' || e.id = any (marked) and e.email not like '%.invalid'
    union all
    select 'assets/' || a.id, 'employees' from assets a
    where a.tenant_id = tenant and 'assets/' || a.id = any (marked) and a.holder_employee_id is not null
      and 'employees/' || a.holder_employee_id <> all (marked)) kept;

  loop
    goes := array(select m from unnest(marked) as m where not stays ? m);
    -- With what hangs on it.
    loop
      before := cardinality(goes);
      for edge in select * from references_between_records() r where r.goes_with and r.has_id loop
        ids := ids_of(edge.parent, goes);
        continue when ids = '{}';
        execute format(
          'select array(select unnest($1) union select %L || ''/'' || c.id from %s c
             where c.tenant_id = $2 and c.%I = any ($3) and not ($4 ? (%L || ''/'' || c.id)))',
          edge.child, edge.child, edge.col, edge.child)
        into goes using goes, tenant, ids, stays;
      end loop;
      exit when cardinality(goes) = before;
    end loop;

    -- Whatever does not go keeps what it refers to.
    found := '{}';
    for edge in select * from references_between_records() loop
      ids := ids_of(edge.parent, goes);
      continue when ids = '{}';
      if edge.has_id then
        goes_anyway := format('%L || ''/'' || c.id = any ($3)', edge.child);
      else
        goes_anyway := 'false';
        for own in select * from references_between_records() r where r.child = edge.child and r.goes_with loop
          goes_anyway := goes_anyway || format(' or coalesce(c.%I = any (ids_of(%L, $3)), false)', own.col, own.parent);
        end loop;
      end if;
      -- Nobody real has agreed who is a sample.
      if edge.child = 'hr_document_agreements' then
        goes_anyway := goes_anyway || ' or ''employees/'' || c.employee_id = any ($4)';
      end if;
      execute format(
        'select $5 || coalesce(jsonb_object_agg(%L || ''/'' || c.%I, %s), ''{}'') from %s c
           where c.tenant_id = $1 and c.%I = any ($2) and not (%s)',
        edge.parent, edge.col,
        case when edge.has_id then format('case when %L || ''/'' || c.id = any ($4) then ''sample'' else %L end', edge.child, edge.child)
          else quote_literal(edge.child) end,
        edge.child, edge.col, goes_anyway)
      into found using tenant, ids, goes, marked, found;
    end loop;
    exit when found = '{}';
    stays := found || stays;
  end loop;

  return query
    select split_part(g, '/', 1), split_part(g, '/', 2)::uuid, g = any (marked), null::text from unnest(goes) as g
    union all
    select split_part(s.key, '/', 1), split_part(s.key, '/', 2)::uuid, true, s.value from jsonb_each_text(stays) s
    where s.key = any (marked);
end $$;

create function remove_sample_data() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenant uuid := app_tenant_id();
  goes text[];
  kind text;
begin
  select coalesce(array_agg(f.kind || '/' || f.record_id), '{}') into goes from sample_fate() f where f.kept_by is null;
  delete from hr_document_agreements a
  where a.tenant_id = tenant and (a.document_id = any (ids_of('hr_documents', goes)) or a.employee_id = any (ids_of('employees', goes)));
  delete from hr_document_versions v where v.tenant_id = tenant and v.document_id = any (ids_of('hr_documents', goes));
  -- What refers before what it refers to.
  foreach kind in array array['asset_events', 'reviews', 'check_ins', 'check_in_series', 'check_in_templates', 'performance_review_templates',
    'certifications', 'assets', 'asset_locations', 'asset_categories', 'goals', 'positions', 'position_templates', 'hr_documents',
    'hr_document_categories', 'certification_types', 'employees', 'departments', 'meeting_locations'] loop
    execute format('delete from %I where tenant_id = $1 and id = any ($2)', kind) using tenant, ids_of(kind, goes);
  end loop;
  delete from sample_records r where r.tenant_id = tenant;
end $$;
revoke execute on function remove_sample_data() from public;
grant execute on function remove_sample_data() to tenure_app;
