-- What a position asks of whoever holds it now: certifications of a type, and agreement to policies, as its template says.
--
-- position_template_types, position_template_policies   a row for each. Whoever's current position was given from the template
--                                                       holds the one, or is bound by the other; nobody else by it.
-- certifications_required_of_some, certification_types_required_of, those_bound, rebind_holders, rebind_changed_holders
--                                                       as they were, with this way of being asked.

create table position_template_types (
  tenant_id uuid not null references tenants (id),
  template_id uuid not null,
  type_id uuid not null,
  primary key (tenant_id, template_id, type_id),
  foreign key (tenant_id, template_id) references position_templates (tenant_id, id) on delete cascade,
  foreign key (tenant_id, type_id) references certification_types (tenant_id, id) on delete cascade
);
create index position_template_types_type_idx on position_template_types (tenant_id, type_id);
call secure_tenant_table('position_template_types');

create table position_template_policies (
  tenant_id uuid not null references tenants (id),
  template_id uuid not null,
  document_id uuid not null,
  primary key (tenant_id, template_id, document_id),
  foreign key (tenant_id, template_id) references position_templates (tenant_id, id) on delete cascade,
  foreign key (tenant_id, document_id) references hr_documents (tenant_id, id) on delete cascade
);
create index position_template_policies_document_idx on position_template_policies (tenant_id, document_id);
call secure_tenant_table('position_template_policies');

-- ── Who has to hold what ─────────────────────────────────────────────────────────────────────────────────────────

create or replace function certifications_required_of_some(tenant uuid) returns table (employee_id uuid, type_id uuid)
language sql stable as $$
  select e.id, d.type_id
  from certification_type_departments d
  join certification_types t on t.tenant_id = d.tenant_id and t.id = d.type_id and not t.is_deleted
  join employees e on e.tenant_id = d.tenant_id and e.department_id = d.department_id and e.is_active
  where d.tenant_id = tenant
  union all
  select e.id, g.type_id
  from certification_type_tags g
  join certification_types t on t.tenant_id = g.tenant_id and t.id = g.type_id and not t.is_deleted
  join employee_tags w on w.tenant_id = g.tenant_id and w.tag_id = g.tag_id
  join employees e on e.tenant_id = w.tenant_id and e.id = w.employee_id and e.is_active
  where g.tenant_id = tenant
  union all
  select e.id, t.id
  from certification_types t
  cross join unnest(t.required_titles) as wanted (title)
  join positions p on p.tenant_id = t.tenant_id and lower(p.title) = lower(wanted.title) and p.is_current
  join employees e on e.tenant_id = p.tenant_id and e.id = p.employee_id and e.is_active
  where t.tenant_id = tenant and not t.is_deleted
  union all
  select e.id, r.type_id
  from position_template_types r
  join certification_types t on t.tenant_id = r.tenant_id and t.id = r.type_id and not t.is_deleted
  join positions p on p.tenant_id = r.tenant_id and p.template_id = r.template_id and p.is_current
  join employees e on e.tenant_id = p.tenant_id and e.id = p.employee_id and e.is_active
  where r.tenant_id = tenant
$$;

create or replace function certification_types_required_of(tenant uuid, person uuid) returns table (type_id uuid)
language sql stable as $$
  select t.id from certification_types t
  join employees e on e.tenant_id = t.tenant_id and e.id = person
  where t.tenant_id = tenant and not t.is_deleted
    and (t.required_of_all
      or exists (
        select from certification_type_departments d
        where d.tenant_id = tenant and d.type_id = t.id and d.department_id = e.department_id)
      or exists (
        select from certification_type_tags g
        join employee_tags w on w.tenant_id = tenant and w.tag_id = g.tag_id and w.employee_id = person
        where g.tenant_id = tenant and g.type_id = t.id)
      or exists (
        select from unnest(t.required_titles) as wanted (title)
        join positions p on p.tenant_id = tenant and p.employee_id = person and p.is_current
          and lower(p.title) = lower(wanted.title))
      or exists (
        select from position_template_types r
        join positions p on p.tenant_id = tenant and p.employee_id = person and p.is_current
          and p.template_id = r.template_id
        where r.tenant_id = tenant and r.type_id = t.id))
$$;

-- ── Whom policies bind ───────────────────────────────────────────────────────────────────────────────────────────

-- As 0023 has it, with what a position asks.
create or replace function those_bound(tenant uuid, people uuid[], documents uuid[])
returns table (document_id uuid, employee_id uuid) language sql stable as $$
  with asking as (
    select d.id, d.is_for_all from hr_documents d
    where d.tenant_id = tenant and d.version_no > 0 and not d.is_archived
      and (documents is null or d.id = any(documents))),
  working as (
    select e.id, e.department_id from employees e
    where e.tenant_id = tenant and e.is_active and (people is null or e.id = any(people)))
  select d.id, e.id from asking d cross join working e where d.is_for_all
  union all
  select named.document_id, named.employee_id from (
    select p.document_id, e.id as employee_id
    from hr_document_parties p join working e on e.id = p.employee_id
    where p.tenant_id = tenant
    union
    select p.document_id, e.id
    from hr_document_departments p join working e on e.department_id = p.department_id
    where p.tenant_id = tenant
    union
    select p.document_id, e.id
    from hr_document_tags p
    join employee_tags et on et.tenant_id = tenant and et.tag_id = p.tag_id
      and (people is null or et.employee_id = any(people))
    join working e on e.id = et.employee_id
    where p.tenant_id = tenant
    union
    select p.document_id, e.id
    from hr_document_positions p
    join positions held on held.tenant_id = tenant and held.is_current and lower(held.title) = lower(p.title)
      and (people is null or held.employee_id = any(people))
    join working e on e.id = held.employee_id
    where p.tenant_id = tenant
    union
    select p.document_id, e.id
    from position_template_policies p
    join positions held on held.tenant_id = tenant and held.is_current and held.template_id = p.template_id
      and (people is null or held.employee_id = any(people))
    join working e on e.id = held.employee_id
    where p.tenant_id = tenant) named
  join asking d on d.id = named.document_id and not d.is_for_all
$$;

-- As 0011 has it, with policies that a position asks for.
create or replace function rebind_holders(tenant uuid, people uuid[], by_position boolean) returns void
language plpgsql as $$
declare
  documents uuid[];
begin
  if not exists (select from employees where tenant_id = tenant and id = any(people)) then return; end if;
  perform wait_for_policies(tenant, false);
  if by_position then
    select array_agg(distinct document_id) into documents from (
      select document_id from hr_document_positions where tenant_id = tenant
      union all
      select document_id from position_template_policies where tenant_id = tenant) named;
  else
    select array_agg(distinct document_id) into documents from hr_document_tags where tenant_id = tenant;
  end if;
  if documents is null then return; end if;
  perform rebind_policies(tenant, people, documents);
end $$;

create or replace function rebind_changed_holders() returns trigger language plpgsql as $$
begin
  perform rebind_holders(tenant_id, array_agg(distinct touched.employee_id), true)
  from touched join untouched using (tenant_id, id)
  where touched.is_current is distinct from untouched.is_current or touched.title is distinct from untouched.title
    or touched.template_id is distinct from untouched.template_id
  group by tenant_id;
  return null;
end $$;

create trigger rebind after insert on position_template_policies referencing new table as touched
  for each statement execute function rebind_audience();
create trigger rebind_removed after delete on position_template_policies referencing old table as touched
  for each statement execute function rebind_audience();

-- Whoever changes what a template asks waits for policies before the row of the template; so must its removal.
create function wait_before_template_removal() returns trigger language plpgsql as $$
declare
  tenant text := current_setting('app.tenant_id', true);
begin
  if tenant <> '' then perform wait_for_policies(tenant::uuid, true); end if;
  return null;
end $$;

create trigger wait before delete on position_templates
  for each statement execute function wait_before_template_removal();
