-- What a policy was set to, and whom it named, on any earlier day; for "as at" and the evidence of it.
--
-- hr_document_settings   one row for each change of the settings of a policy in force, and for its first publishing:
--                        since_utc; is_for_all, due_day, due_in_days, remind_every_days, renew_every_months.
-- hr_document_audience   one row for each person, department, position and tag that was named (change 1) or is named no
--                        longer (change -1): changed_utc, kind, subject (its id; of a position the title in lower case),
--                        name (as it was called; null for a person).
--                        The server adds to both and reads them. Whom a policy bound is in hr_document_bindings.
-- policy_settings_at(tenant, document, moment)   how it was set; known_utc says since when that is known.
-- policy_audience_at(tenant, document, moment)   who and what it named.

create table hr_document_settings (
  tenant_id uuid not null references tenants (id),
  document_id uuid not null,
  seq bigint generated always as identity,
  since_utc timestamptz not null default now(),
  is_for_all boolean not null,
  due_day date,
  due_in_days integer,
  remind_every_days integer,
  renew_every_months integer,
  primary key (tenant_id, document_id, seq),
  foreign key (tenant_id, document_id) references hr_documents (tenant_id, id) on delete cascade
);

create table hr_document_audience (
  tenant_id uuid not null references tenants (id),
  document_id uuid not null,
  seq bigint generated always as identity,
  changed_utc timestamptz not null default now(),
  kind text not null check (kind in ('person', 'department', 'position', 'tag')),
  subject text not null,
  name text,
  change smallint not null check (change in (-1, 1)),
  primary key (tenant_id, document_id, seq),
  foreign key (tenant_id, document_id) references hr_documents (tenant_id, id) on delete cascade
);

-- ── What is there already: from here on it is known ──────────────────────────────────────────────────────────────

-- The rules of tenants hold for the owner too, so they rest here.
alter table hr_documents no force row level security;
alter table hr_document_parties no force row level security;
alter table hr_document_departments no force row level security;
alter table hr_document_positions no force row level security;
alter table hr_document_tags no force row level security;
alter table departments no force row level security;
alter table tags no force row level security;

insert into hr_document_settings
  (tenant_id, document_id, is_for_all, due_day, due_in_days, remind_every_days, renew_every_months)
select tenant_id, id, is_for_all, due_day, due_in_days, remind_every_days, renew_every_months
from hr_documents where version_no > 0;

insert into hr_document_audience (tenant_id, document_id, kind, subject, name, change)
select tenant_id, document_id, 'person', employee_id::text, null, 1 from hr_document_parties
union all
select p.tenant_id, p.document_id, 'department', p.department_id::text, d.name, 1
from hr_document_departments p join departments d on d.tenant_id = p.tenant_id and d.id = p.department_id
union all
select tenant_id, document_id, 'position', lower(title), title, 1 from hr_document_positions
union all
select p.tenant_id, p.document_id, 'tag', p.tag_id::text, t.name, 1
from hr_document_tags p join tags t on t.tenant_id = p.tenant_id and t.id = p.tag_id;

alter table hr_documents force row level security;
alter table hr_document_parties force row level security;
alter table hr_document_departments force row level security;
alter table hr_document_positions force row level security;
alter table hr_document_tags force row level security;
alter table departments force row level security;
alter table tags force row level security;

call secure_tenant_table('hr_document_settings', 'select, insert');
call secure_tenant_table('hr_document_audience', 'select, insert');

-- ── Keeping it ───────────────────────────────────────────────────────────────────────────────────────────────────
-- By triggers, so that nobody who changes a policy can forget it. Of two who change the settings of one policy the second
-- waits for the first's row, so the order of seq is the order they came in; who and what is named adds up in any order.

create function remember_new_settings() returns trigger language plpgsql as $$
begin
  insert into hr_document_settings
    (tenant_id, document_id, is_for_all, due_day, due_in_days, remind_every_days, renew_every_months)
  select tenant_id, id, is_for_all, due_day, due_in_days, remind_every_days, renew_every_months
  from touched where version_no > 0;
  return null;
end $$;

create function remember_changed_settings() returns trigger language plpgsql as $$
begin
  insert into hr_document_settings
    (tenant_id, document_id, is_for_all, due_day, due_in_days, remind_every_days, renew_every_months)
  select n.tenant_id, n.id, n.is_for_all, n.due_day, n.due_in_days, n.remind_every_days, n.renew_every_months
  from touched n join untouched o on o.tenant_id = n.tenant_id and o.id = n.id
  where n.version_no > 0
    and (o.version_no = 0
      or (n.is_for_all, n.due_day, n.due_in_days, n.remind_every_days, n.renew_every_months)
        is distinct from (o.is_for_all, o.due_day, o.due_in_days, o.remind_every_days, o.renew_every_months));
  return null;
end $$;

-- What goes with a document that is deleted is no change of it.
create function remember_audience() returns trigger language plpgsql as $$
declare
  step smallint := case tg_op when 'INSERT' then 1 else -1 end;
begin
  if tg_table_name = 'hr_document_parties' then
    insert into hr_document_audience (tenant_id, document_id, kind, subject, change)
    select p.tenant_id, p.document_id, 'person', p.employee_id::text, step
    from touched p join hr_documents h on h.tenant_id = p.tenant_id and h.id = p.document_id;
  elsif tg_table_name = 'hr_document_departments' then
    insert into hr_document_audience (tenant_id, document_id, kind, subject, name, change)
    select p.tenant_id, p.document_id, 'department', p.department_id::text, d.name, step
    from touched p join hr_documents h on h.tenant_id = p.tenant_id and h.id = p.document_id
    left join departments d on d.tenant_id = p.tenant_id and d.id = p.department_id;
  elsif tg_table_name = 'hr_document_positions' then
    insert into hr_document_audience (tenant_id, document_id, kind, subject, name, change)
    select p.tenant_id, p.document_id, 'position', lower(p.title), p.title, step
    from touched p join hr_documents h on h.tenant_id = p.tenant_id and h.id = p.document_id;
  else
    insert into hr_document_audience (tenant_id, document_id, kind, subject, name, change)
    select p.tenant_id, p.document_id, 'tag', p.tag_id::text, t.name, step
    from touched p join hr_documents h on h.tenant_id = p.tenant_id and h.id = p.document_id
    left join tags t on t.tenant_id = p.tenant_id and t.id = p.tag_id;
  end if;
  return null;
end $$;

create trigger remember after insert on hr_documents referencing new table as touched
  for each statement execute function remember_new_settings();
create trigger remember_changed after update on hr_documents referencing new table as touched old table as untouched
  for each statement execute function remember_changed_settings();
create trigger remember after insert on hr_document_parties referencing new table as touched
  for each statement execute function remember_audience();
create trigger remember_removed after delete on hr_document_parties referencing old table as touched
  for each statement execute function remember_audience();
create trigger remember after insert on hr_document_departments referencing new table as touched
  for each statement execute function remember_audience();
create trigger remember_removed after delete on hr_document_departments referencing old table as touched
  for each statement execute function remember_audience();
create trigger remember after insert on hr_document_positions referencing new table as touched
  for each statement execute function remember_audience();
create trigger remember_removed after delete on hr_document_positions referencing old table as touched
  for each statement execute function remember_audience();
create trigger remember after insert on hr_document_tags referencing new table as touched
  for each statement execute function remember_audience();
create trigger remember_removed after delete on hr_document_tags referencing old table as touched
  for each statement execute function remember_audience();

-- ── Asking for it ────────────────────────────────────────────────────────────────────────────────────────────────
-- Each a single SELECT, as those of 0011.

-- The settings in force at the moment. Before the first that are known, the first; of a draft, which has no history, those
-- of today.
create function policy_settings_at(tenant uuid, document uuid, moment timestamptz) returns table (
  known_utc timestamptz, is_for_all boolean, due_day date, due_in_days integer, remind_every_days integer,
  renew_every_months integer
) language sql stable as $$
  select s.since_utc, s.is_for_all, s.due_day, s.due_in_days, s.remind_every_days, s.renew_every_months
  from (
    select h.since_utc, h.seq, h.is_for_all, h.due_day, h.due_in_days, h.remind_every_days, h.renew_every_months
    from hr_document_settings h where h.tenant_id = tenant and h.document_id = document
    union all
    select 'infinity', null, d.is_for_all, d.due_day, d.due_in_days, d.remind_every_days, d.renew_every_months
    from hr_documents d where d.tenant_id = tenant and d.id = document) s
  order by s.since_utc > moment, case when s.since_utc <= moment then -s.seq else s.seq end nulls last
  limit 1
$$;

create function policy_audience_at(tenant uuid, document uuid, moment timestamptz)
returns table (kind text, subject text, name text) language sql stable as $$
  select a.kind, a.subject, (array_agg(a.name order by a.seq desc))[1]
  from hr_document_audience a
  where a.tenant_id = tenant and a.document_id = document
    and a.changed_utc <= greatest(moment, (
      select min(s.since_utc) from hr_document_settings s where s.tenant_id = tenant and s.document_id = document))
  group by a.kind, a.subject
  having sum(a.change) > 0
$$;

-- As 0011 has it, by the settings of then.
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
