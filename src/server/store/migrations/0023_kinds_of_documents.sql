-- Kinds of HR documents (§ 3: type 0 means policy; 1, a document that is only read, is ours).
--
-- asks_for_agreement(type)   the one place where SQL says it; domain/policies/kinds.ts says it to the code.
-- hr_documents.type          0 or 1, as it was begun with. Of a document nothing is due, reminded of or renewed.
-- hr_document_bindings       whom a document of any kind is for; policy_duties and policy_duties_at tell what asks them.

create function asks_for_agreement(type integer) returns boolean language sql immutable as $$ select type = 0 $$;

alter table hr_documents
  add constraint hr_documents_type_check check (type in (0, 1)),
  add constraint hr_documents_asks_check check (asks_for_agreement(type)
    or num_nonnulls(due_day, due_in_days, remind_every_days, tell_manager_after_days, renew_every_months) = 0);

-- As 0015 has it, of every kind: whom it is for is who may read it.
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
    where p.tenant_id = tenant) named
  join asking d on d.id = named.document_id and not d.is_for_all
$$;

-- As 0015 has it, of what asks for agreement.
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
    where t.id = tenant and asks_for_agreement(h.type)
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

-- As 0016 has it, of what asks for agreement.
create or replace function policy_duties_at(tenant uuid, document uuid, moment timestamptz) returns table (
  document_id uuid, employee_id uuid, since_utc timestamptz, version_no integer, agree_from_version_no integer,
  agreed_version_no integer, agreed_utc timestamptz, renewal_utc timestamptz, due_utc timestamptz, standing text,
  last_reminder_utc timestamptz
) language sql stable as $$
  select b.document_id, b.employee_id, b.since_utc, v.version_no, s.version_no, a.version_no, a.agreement_date_utc,
    r.renewal_utc, f.due_utc,
    case
      when a.version_no >= s.version_no and (r.renewal_utc is null or r.renewal_utc > moment) then 'agreed'
      when f.due_utc < moment then 'late'
      when a.version_no is not null then 'outdated'
      else 'owed'
    end,
    case when b.last_reminder_utc <= moment then b.last_reminder_utc end
  from tenants t
  join hr_documents h on h.tenant_id = t.id and h.id = document and asks_for_agreement(h.type)
  cross join lateral policy_settings_at(tenant, document, moment) d
  join lateral (
    select n.version_no from hr_document_versions n
    where n.tenant_id = t.id and n.document_id = document and n.published_utc <= moment
    order by n.version_no desc limit 1) v on true
  join lateral (
    select n.version_no, n.published_utc from hr_document_versions n
    where n.tenant_id = t.id and n.document_id = document and n.published_utc <= moment and n.is_substantive
    order by n.version_no desc limit 1) s on true
  join hr_document_bindings b on b.tenant_id = t.id and b.document_id = document
    and b.since_utc <= moment and (b.until_utc is null or b.until_utc > moment)
  left join lateral (
    select g.version_no, g.agreement_date_utc from hr_document_agreements g
    where g.tenant_id = b.tenant_id and g.document_id = b.document_id and g.employee_id = b.employee_id
      and g.agreement_date_utc <= moment
    order by g.version_no desc, g.agreement_date_utc desc limit 1) a on true
  cross join lateral (select case when a.version_no >= s.version_no
    then policy_renewal_utc(a.agreement_date_utc, d.renew_every_months, t.time_zone) end as renewal_utc) r
  cross join lateral (select policy_due_utc(
    (d.due_day + 1)::timestamp at time zone t.time_zone - interval '1 millisecond', d.due_in_days,
    greatest(b.since_utc, s.published_utc, case when r.renewal_utc <= moment then r.renewal_utc end),
    t.time_zone) as due_utc) f
  where t.id = tenant
$$;
