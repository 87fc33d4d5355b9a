-- Lists that are read a window at a time, so that the last of 180,000 rows costs what the first costs.
--
-- list_order             the collation of lists: numbers by their value, capitals and accents last.
-- searchable(text)       a text as searches compare it: without capitals and accents.
-- certifications.listed  whether it stands in lists now: not deleted, not replaced, not declined and handed in anew since,
--                        and of somebody who works here. Kept by triggers, in the transaction that changes the
--                        certification or the person.

-- ── Order and search ─────────────────────────────────────────────────────────────────────────────────────────────

-- Row-level security lets an index be asked only by what cannot tell of other tenants' rows. Comparing columns is such;
-- lower() is not, so what lists are ordered by stands in columns of its own or in a collation.
do $$
begin
  create collation list_order (provider = icu, locale = 'en-u-kn-true-ks-level1');
exception when feature_not_supported then
  -- A PostgreSQL built without ICU: lists are in its own order.
  create collation list_order from "default";
end $$;

-- The marks that NFD sets apart: of Latin, Cyrillic, Hebrew, Arabic and the general ones, as searchText.ts leaves them out.
create function searchable(said text) returns text language sql immutable
return regexp_replace(normalize(lower(said collate list_order), nfd),
  '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1ace\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f]',
  '', 'g');

alter table employees
  add column searched text generated always as (searchable(first_name || ' ' || last_name)) stored;
alter table certification_types add column searched text generated always as (searchable(name)) stored;

create index employees_name_idx on employees (tenant_id, full_name collate list_order, id) where is_active;

-- ── Certifications ───────────────────────────────────────────────────────────────────────────────────────────────

-- What never expires does so after everything else; what nobody was reminded of, before.
alter table certifications
  add column listed boolean not null default true,
  add column sort_expiry timestamptz not null generated always as (coalesce(expiry_utc, 'infinity'::timestamptz)) stored,
  add column sort_reminded timestamptz not null generated always as (coalesce(last_reminder_utc, '-infinity'::timestamptz)) stored;

-- `stands` of certification.sql.ts, of people who work here; a test holds the two together.
create function certification_listed(c certifications) returns boolean language sql stable as $$
  select not c.is_deleted and not c.is_replaced
    and exists (select from employees e where e.tenant_id = c.tenant_id and e.id = c.employee_id and e.is_active)
    and not (c.verification = 'declined' and exists (
      select from certifications later
      where later.tenant_id = c.tenant_id and later.employee_id = c.employee_id and later.type_id = c.type_id
        and later.created_utc > c.created_utc and not later.is_deleted))
$$;

-- The row itself, as it is written.
create function list_certification() returns trigger language plpgsql as $$
begin
  -- Somebody who is just leaving is waited for.
  perform from employees e where e.tenant_id = new.tenant_id and e.id = new.employee_id for no key update;
  new.listed := certification_listed(new);
  return new;
end $$;

create trigger list_new before insert on certifications for each row execute function list_certification();
create trigger list_changed before update on certifications for each row
  when (new.is_deleted <> old.is_deleted or new.is_replaced <> old.is_replaced or new.verification <> old.verification
    or new.employee_id <> old.employee_id or new.type_id <> old.type_id)
  execute function list_certification();

-- What was declined is listed until something newer of its kind is there: so many people, and of each the type at the same place.
create function list_declined(tenant uuid, people uuid[], types uuid[]) returns void
language plpgsql set plan_cache_mode = force_custom_plan set enable_nestloop = on as $$
begin
  update certifications c set listed = certification_listed(c)
  from (select distinct * from unnest(people, types) as named (employee_id, type_id)) n
  where c.tenant_id = tenant and c.employee_id = n.employee_id and c.type_id = n.type_id
    and c.verification = 'declined' and c.listed <> certification_listed(c);
end $$;

create function list_before_new() returns trigger language plpgsql as $$
begin
  perform list_declined(tenant_id, array_agg(employee_id), array_agg(type_id)) from touched group by tenant_id;
  return null;
end $$;

-- What changed is joined in whatever number it comes: planned for the first handful, a loop in a loop would take hours.
create function list_before_changed() returns trigger language plpgsql set enable_nestloop = off as $$
declare
  tenant uuid;
  people uuid[];
  types uuid[];
begin
  for tenant, people, types in
    select n.tenant_id, array_agg(k.employee_id), array_agg(k.type_id)
    from touched n join untouched o on o.tenant_id = n.tenant_id and o.id = n.id
    cross join lateral (values (n.employee_id, n.type_id), (o.employee_id, o.type_id)) k (employee_id, type_id)
    where n.is_deleted <> o.is_deleted or n.employee_id <> o.employee_id or n.type_id <> o.type_id
    group by n.tenant_id
  loop
    perform list_declined(tenant, people, types);
  end loop;
  return null;
end $$;

create trigger list_before_new after insert on certifications referencing new table as touched
  for each statement execute function list_before_new();
create trigger list_before_changed after update on certifications referencing new table as touched old table as untouched
  for each statement execute function list_before_changed();

-- Of whoever leaves, or comes back.
create function list_people(tenant uuid, people uuid[]) returns void
language plpgsql set plan_cache_mode = force_custom_plan set enable_nestloop = on as $$
begin
  update certifications c set listed = certification_listed(c)
  where c.tenant_id = tenant and c.employee_id = any(people) and c.listed <> certification_listed(c);
end $$;

create function list_changed_people() returns trigger language plpgsql set enable_nestloop = off as $$
declare
  tenant uuid;
  people uuid[];
begin
  for tenant, people in
    select n.tenant_id, array_agg(n.id)
    from touched n join untouched o on o.tenant_id = n.tenant_id and o.id = n.id
    where n.is_active <> o.is_active
    group by n.tenant_id
  loop
    perform list_people(tenant, people);
  end loop;
  return null;
end $$;

create trigger list_certifications after update on employees referencing new table as touched old table as untouched
  for each statement execute function list_changed_people();

-- The same holds for what settles which one is replaced.
alter function settle_changed_certifications() set enable_nestloop = off;
alter function settle_replaced(uuid, uuid[], uuid[]) set plan_cache_mode = force_custom_plan;
alter function settle_replaced(uuid, uuid[], uuid[]) set enable_nestloop = on;

-- The certifications that are there already. (They are only seen while no policy is forced.)
alter table certifications no force row level security;
alter table employees no force row level security;
update certifications c set listed = false where not certification_listed(c);
alter table certifications force row level security;
alter table employees force row level security;

-- Each order has its own index, which alone answers how many there are and which come next. (That nothing listed is deleted
-- or replaced is said again, so that nobody has to look at the row for it.)
create index certifications_list_idx on certifications (tenant_id, sort_expiry, id)
  include (employee_id, type_id, verification) where listed and not is_deleted and not is_replaced;
create index certifications_reminded_idx on certifications (tenant_id, sort_reminded, id)
  include (employee_id, type_id, verification, sort_expiry) where listed and not is_deleted and not is_replaced;
create index certifications_of_person_idx on certifications (tenant_id, employee_id, sort_expiry, id)
  include (type_id, verification) where listed and not is_deleted and not is_replaced;
create index certifications_of_type_idx on certifications (tenant_id, type_id, sort_expiry, id)
  include (employee_id, verification) where listed and not is_deleted and not is_replaced;
create index certifications_unverified_idx on certifications (tenant_id, verification, sort_expiry, id)
  include (employee_id, type_id) where listed and not is_deleted and not is_replaced and verification <> 'verified';

-- How many there are of a type, and the first of them, are told by it alone.
drop index certifications_type_idx;
create index certifications_type_idx on certifications (tenant_id, type_id, id) include (employee_id) where not is_deleted;
