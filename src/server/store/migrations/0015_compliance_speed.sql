-- Compliance for ten thousand people: the same answers as 0011 and 0012 have them, worked out by the set.
--
-- policy_duties(tenant)                     as before.
-- certifications_required_of_some(tenant)   whom a type is required of by department, tag or position; that it is required
--                                           of everybody (certification_types.required_of_all) is said of the type alone.

-- ── What the bindings ask ────────────────────────────────────────────────────────────────────────────────────────

-- PostgreSQL takes a function apart into the query that calls it only if what is dear to work out stands in it once, and
-- if it promises no more than its parts do (an interval taken off a moment is stable, not immutable). Else it is called
-- for every row, and that was most of the time.
create function policy_due_by_day(day_end timestamptz, asked timestamptz) returns timestamptz
language sql immutable as $$
  select case when day_end > asked then day_end end
$$;

create function policy_due_in_days(days integer, asked timestamptz, zone text) returns timestamptz
language sql stable as $$
  select case when days is not null
    then ((asked at time zone zone)::date + days + 1)::timestamp at time zone zone - interval '1 millisecond' end
$$;

create or replace function policy_due_utc(day_end timestamptz, due_in_days integer, asked timestamptz, zone text)
returns timestamptz language sql stable as $$
  select greatest(policy_due_by_day(day_end, asked), policy_due_in_days(due_in_days, asked, zone))
$$;

-- As 0011 has it but for the line of the due day, which is policy_due_utc in its parts.
create or replace function policy_duties(tenant uuid) returns table (
  document_id uuid, employee_id uuid, since_utc timestamptz, version_no integer, agree_from_version_no integer,
  agreed_version_no integer, agreed_utc timestamptz, renewal_utc timestamptz, due_utc timestamptz, standing text,
  last_reminder_utc timestamptz
) language sql stable as $$
  select b.document_id, b.employee_id, b.since_utc, d.version_no, d.agree_from_version_no, b.agreed_version_no,
    b.agreed_utc, r.renewal_utc, f.due_utc,
    case
      when b.agreed_version_no >= d.agree_from_version_no
        and (d.renew_every_months is null or r.renewal_utc > now()) then 'agreed'
      when f.due_utc < now() then 'late'
      when b.agreed_version_no is not null then 'outdated'
      else 'owed'
    end,
    b.last_reminder_utc
  from (
    select h.tenant_id, h.id, h.version_no, h.agree_from_version_no, h.agree_from_utc, h.due_in_days,
      h.renew_every_months, t.time_zone,
      (h.due_day + 1)::timestamp at time zone t.time_zone - interval '1 millisecond' as day_end
    from tenants t join hr_documents h on h.tenant_id = t.id
    where t.id = tenant
    offset 0) d
  join hr_document_bindings b on b.tenant_id = tenant and b.document_id = d.id and b.until_utc is null
  cross join lateral (
    select case when d.renew_every_months is not null and b.agreed_version_no >= d.agree_from_version_no
      then policy_renewal_utc(b.agreed_utc, d.renew_every_months, d.time_zone) end as renewal_utc) r
  cross join lateral (select
    greatest(b.since_utc, d.agree_from_utc, case when r.renewal_utc <= now() then r.renewal_utc end) as asked_utc) a
  cross join lateral (select greatest(
    policy_due_by_day(d.day_end, a.asked_utc), policy_due_in_days(d.due_in_days, a.asked_utc, d.time_zone)) as due_utc) f
$$;

-- ── Keeping the bindings right ───────────────────────────────────────────────────────────────────────────────────

-- Each way of being named is gone through once; asked for every person and every policy, it took minutes for thousands.
create or replace function those_bound(tenant uuid, people uuid[], documents uuid[])
returns table (document_id uuid, employee_id uuid) language sql stable as $$
  with asking as (
    select d.id, d.is_for_all from hr_documents d
    where d.tenant_id = tenant and d.type = 0 and d.version_no > 0 and not d.is_archived
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
    where p.tenant_id = tenant) named
  join asking d on d.id = named.document_id and not d.is_for_all
$$;

-- As 0011 has it, with people and documents asked for wherever they narrow something down. Nested loops are what
-- PostgreSQL takes for rows it believes to be few, and it cannot know how many are bound.
create or replace function rebind_policies(tenant uuid, people uuid[], documents uuid[]) returns void
language plpgsql set plan_cache_mode = force_custom_plan set enable_nestloop = off as $$
begin
  with bound as materialized (
    select t.document_id, t.employee_id from those_bound(tenant, people, documents) t
  ), ended as (
    update hr_document_bindings b set until_utc = now()
    where b.tenant_id = tenant and b.until_utc is null
      and (people is null or b.employee_id = any(people))
      and (documents is null or b.document_id = any(documents))
      and not exists (select from bound t where t.document_id = b.document_id and t.employee_id = b.employee_id)
  ), restored as (
    update hr_document_bindings b set until_utc = null
    from bound t
    where b.tenant_id = tenant and b.document_id = t.document_id and b.employee_id = t.employee_id
      and (people is null or b.employee_id = any(people))
      and (documents is null or b.document_id = any(documents))
      and b.until_utc = now()
    returning b.document_id, b.employee_id
  )
  insert into hr_document_bindings (tenant_id, document_id, employee_id, since_utc, agreed_version_no, agreed_utc)
  select tenant, t.document_id, t.employee_id, now(), a.version_no, a.agreement_date_utc
  from bound t
  left join (
    select distinct on (g.document_id, g.employee_id) g.document_id, g.employee_id, g.version_no, g.agreement_date_utc
    from hr_document_agreements g
    where g.tenant_id = tenant
      and (people is null or g.employee_id = any(people))
      and (documents is null or g.document_id = any(documents))
    order by g.document_id, g.employee_id, g.version_no desc, g.agreement_date_utc desc) a
    on a.document_id = t.document_id and a.employee_id = t.employee_id
  where not exists (
      select from hr_document_bindings b
      where b.tenant_id = tenant and b.document_id = t.document_id and b.employee_id = t.employee_id
        and (people is null or b.employee_id = any(people))
        and (documents is null or b.document_id = any(documents))
        and b.until_utc is null)
    and not exists (
      select from restored r where r.document_id = t.document_id and r.employee_id = t.employee_id)
  on conflict do nothing;
end $$;

-- Whoever has only just come has agreed to nothing and is bound by nothing so far.
create or replace function rebind_new_people() returns trigger
language plpgsql set plan_cache_mode = force_custom_plan set enable_nestloop = off as $$
declare
  tenant uuid;
  people uuid[];
begin
  for tenant, people in select tenant_id, array_agg(id) from touched group by tenant_id loop
    perform wait_for_policies(tenant, false);
    insert into hr_document_bindings (tenant_id, document_id, employee_id, since_utc)
    select tenant, t.document_id, t.employee_id, now() from those_bound(tenant, people, null) t;
  end loop;
  return null;
end $$;

-- Whoever is removed at the moment a policy comes into force must be gone before it looks, or stay until it has bound them:
-- else it would bind somebody who is no longer there.
create function wait_before_removal() returns trigger language plpgsql as $$
declare
  tenant text := current_setting('app.tenant_id', true);
begin
  if tenant <> '' then perform wait_for_policies(tenant::uuid, tg_table_name = 'hr_documents'); end if;
  return null;
end $$;

create trigger wait before delete on employees for each statement execute function wait_before_removal();
create trigger wait before delete on hr_documents for each statement execute function wait_before_removal();

-- ── Who has to hold what ─────────────────────────────────────────────────────────────────────────────────────────

create function certifications_required_of_some(tenant uuid) returns table (employee_id uuid, type_id uuid)
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
$$;

create or replace function certifications_required(tenant uuid) returns table (employee_id uuid, type_id uuid)
language sql stable as $$
  select e.id, t.id
  from certification_types t
  join employees e on e.tenant_id = t.tenant_id and e.is_active
  where t.tenant_id = tenant and not t.is_deleted and t.required_of_all
  union all
  select s.employee_id, s.type_id from certifications_required_of_some(tenant) s
$$;

-- What waits to be verified: every start of the home page asks, and it is a handful of all there are.
create index certifications_submitted_idx on certifications (tenant_id, employee_id)
  where verification = 'submitted' and not is_deleted;
