-- Who owed what of a policy at the end of a day. As 0023 has it, but that the agreements to the policy are gathered once, and
-- not looked up person by person: a report of 10,000 people and 30 policies took longer than a statement may.

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
  left join (
    select distinct on (g.employee_id) g.employee_id, g.version_no, g.agreement_date_utc
    from hr_document_agreements g
    where g.tenant_id = tenant and g.document_id = document and g.agreement_date_utc <= moment
    order by g.employee_id, g.version_no desc, g.agreement_date_utc desc) a on a.employee_id = b.employee_id
  cross join lateral (select case when a.version_no >= s.version_no
    then policy_renewal_utc(a.agreement_date_utc, d.renew_every_months, t.time_zone) end as renewal_utc) r
  cross join lateral (select policy_due_utc(
    (d.due_day + 1)::timestamp at time zone t.time_zone - interval '1 millisecond', d.due_in_days,
    greatest(b.since_utc, s.published_utc, case when r.renewal_utc <= moment then r.renewal_utc end),
    t.time_zone) as due_utc) f
  where t.id = tenant
$$;
