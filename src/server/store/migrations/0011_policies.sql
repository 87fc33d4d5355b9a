-- Policies: drafts, versions kept for ever, whom they bind and since when, and agreements that prove themselves.
--
-- hr_documents            what stands now: title and category_id of the newest version (of the draft, before the first);
--                         version_no (0 before the first) and published_utc; agree_from_version_no and agree_from_utc:
--                         the newest version of substance, and when it came; the settings is_for_all, due_day,
--                         due_in_days, remind_every_days, renew_every_months, is_archived; template_id with the
--                         template_version it was brought up to; last_reviewed_utc; version counts its changes.
-- hr_document_drafts      document_id; title, category (its name), content or file_id, template_version, saved_utc,
--                         saved_by; version counts the savings.
-- hr_document_versions    document_id, version_no; title, category, content or file_id, sha256, is_substantive,
--                         change_note, template_version, published_utc, published_by (a name). The server adds and reads.
-- hr_document_agreements  document_id, version_no, employee_id, agreement_date_utc, sha256. The server adds and reads.
-- hr_document_parties, _departments, _positions, _tags
--                         whom it binds when not everybody: employee_id, department_id, title, tag_id.
-- hr_document_bindings    document_id, employee_id, since_utc, until_utc (null while it lasts); agreed_version_no and
--                         agreed_utc: the person's newest agreement; last_reminder_utc. Kept right by triggers, in the
--                         transaction that changes the person, the parties or the document.
-- policy_duties(tenant)   one row for everybody a policy binds now: standing, due_utc, renewal_utc, …; and
--                         policy_duties_at(tenant, document, at) the same as it was.
-- files                   kind 'policy', and pages (of a PDF).
-- hr_document_templates   version: the newest there is.

alter table hr_document_templates add column version integer not null default 1;

alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check check (kind in ('avatar', 'logo', 'document', 'policy'));
alter table files add column pages integer;

-- ── The document ─────────────────────────────────────────────────────────────────────────────────────────────────

alter table hr_documents
  alter column version_no set default 0,
  alter column published_utc drop not null,
  alter column published_utc drop default,
  add column agree_from_version_no integer not null default 0,
  add column agree_from_utc timestamptz,
  add column due_day date,
  add column due_in_days integer check (due_in_days between 1 and 365),
  add column remind_every_days integer check (remind_every_days between 1 and 90),
  add column renew_every_months integer check (renew_every_months between 1 and 60),
  add column is_archived boolean not null default false,
  add column template_id uuid references hr_document_templates (id),
  add column template_version integer,
  add column last_reviewed_utc timestamptz,
  add column version integer not null default 1,
  add column created_utc timestamptz not null default now();
create index hr_documents_template_idx on hr_documents (template_id) where template_id is not null;

create table hr_document_drafts (
  tenant_id uuid not null references tenants (id),
  document_id uuid not null,
  title text not null,
  category text,
  content jsonb,
  file_id uuid,
  template_version integer,
  saved_utc timestamptz not null default now(),
  saved_by uuid,
  version integer not null default 1,
  primary key (tenant_id, document_id),
  check (num_nonnulls(content, file_id) = 1),
  foreign key (tenant_id, document_id) references hr_documents (tenant_id, id) on delete cascade,
  foreign key (tenant_id, file_id) references files (tenant_id, id),
  foreign key (tenant_id, saved_by) references employees (tenant_id, id) on delete set null (saved_by)
);
create index hr_document_drafts_file_idx on hr_document_drafts (tenant_id, file_id);
create index hr_document_drafts_saved_by_idx on hr_document_drafts (tenant_id, saved_by);
call secure_tenant_table('hr_document_drafts');

-- The name of whoever published it stands here as it was then: the version outlives them.
create table hr_document_versions (
  tenant_id uuid not null references tenants (id),
  document_id uuid not null,
  version_no integer not null check (version_no > 0),
  title text not null,
  category text,
  content jsonb,
  file_id uuid,
  sha256 text not null,
  is_substantive boolean not null,
  change_note text not null default '',
  template_version integer,
  published_utc timestamptz not null default now(),
  published_by text,
  primary key (tenant_id, document_id, version_no),
  check (num_nonnulls(content, file_id) = 1),
  foreign key (tenant_id, document_id) references hr_documents (tenant_id, id),
  foreign key (tenant_id, file_id) references files (tenant_id, id),
  -- For the agreements, which name the text they are to.
  unique (tenant_id, document_id, version_no, sha256)
);
create index hr_document_versions_file_idx on hr_document_versions (tenant_id, file_id);
call secure_tenant_table('hr_document_versions', 'select, insert');

-- ── Whom it binds ────────────────────────────────────────────────────────────────────────────────────────────────

create table hr_document_departments (
  tenant_id uuid not null references tenants (id),
  document_id uuid not null,
  department_id uuid not null,
  primary key (tenant_id, document_id, department_id),
  foreign key (tenant_id, document_id) references hr_documents (tenant_id, id) on delete cascade,
  constraint hr_document_departments_department_fkey
    foreign key (tenant_id, department_id) references departments (tenant_id, id)
);
create index hr_document_departments_department_idx on hr_document_departments (tenant_id, department_id);
call secure_tenant_table('hr_document_departments');

create table hr_document_positions (
  tenant_id uuid not null references tenants (id),
  document_id uuid not null,
  title text not null,
  primary key (tenant_id, document_id, title),
  foreign key (tenant_id, document_id) references hr_documents (tenant_id, id) on delete cascade
);
create unique index hr_document_positions_title_key on hr_document_positions (tenant_id, document_id, lower(title));
call secure_tenant_table('hr_document_positions');

create table hr_document_tags (
  tenant_id uuid not null references tenants (id),
  document_id uuid not null,
  tag_id uuid not null,
  primary key (tenant_id, document_id, tag_id),
  foreign key (tenant_id, document_id) references hr_documents (tenant_id, id) on delete cascade,
  constraint hr_document_tags_tag_fkey foreign key (tenant_id, tag_id) references tags (tenant_id, id)
);
create index hr_document_tags_tag_idx on hr_document_tags (tenant_id, tag_id);
call secure_tenant_table('hr_document_tags');

create table hr_document_bindings (
  tenant_id uuid not null references tenants (id),
  document_id uuid not null,
  employee_id uuid not null,
  since_utc timestamptz not null,
  until_utc timestamptz,
  agreed_version_no integer,
  agreed_utc timestamptz,
  last_reminder_utc timestamptz,
  primary key (tenant_id, document_id, employee_id, since_utc),
  check (until_utc >= since_utc),
  foreign key (tenant_id, document_id) references hr_documents (tenant_id, id) on delete cascade,
  foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete cascade
);
create unique index hr_document_bindings_open_key on hr_document_bindings (tenant_id, document_id, employee_id)
  where until_utc is null;
create index hr_document_bindings_employee_idx on hr_document_bindings (tenant_id, employee_id);
call secure_tenant_table('hr_document_bindings');

-- ── What was there before there were versions ────────────────────────────────────────────────────────────────────

-- Of earlier versions nothing was kept but their number; the rules of tenants hold for the owner too, so they rest here.
alter table tenants no force row level security;
alter table employees no force row level security;
alter table hr_documents no force row level security;
alter table hr_document_categories no force row level security;
alter table hr_document_versions no force row level security;
alter table hr_document_parties no force row level security;
alter table hr_document_agreements no force row level security;
alter table hr_document_bindings no force row level security;

insert into hr_document_versions
  (tenant_id, document_id, version_no, title, category, content, sha256, is_substantive, published_utc)
select d.tenant_id, d.id, number, d.title, c.name,
  '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"The text of this version was not kept."}]}]}',
  encode(sha256(convert_to(
    '{"content":{"content":[{"content":[{"text":"The text of this version was not kept.","type":"text"}],"type":"paragraph"}],'
    || '"type":"doc"},"title":' || to_json(d.title)::text || '}', 'UTF8')), 'hex'),
  true, d.published_utc
from hr_documents d
cross join lateral generate_series(1, d.version_no) number
left join hr_document_categories c on c.tenant_id = d.tenant_id and c.id = d.category_id;

update hr_documents d
set agree_from_version_no = version_no, agree_from_utc = published_utc,
  due_day = (due_utc at time zone t.time_zone)::date
from tenants t where t.id = d.tenant_id;
alter table hr_documents drop column due_utc, drop column new_version_available;

alter table hr_document_agreements add column sha256 text;
update hr_document_agreements a set sha256 = v.sha256 from hr_document_versions v
where v.tenant_id = a.tenant_id and v.document_id = a.document_id and v.version_no = a.version_no;

insert into hr_document_bindings (tenant_id, document_id, employee_id, since_utc, agreed_version_no, agreed_utc)
select d.tenant_id, d.id, e.id, greatest(d.published_utc, e.created_utc), a.version_no, a.agreement_date_utc
from hr_documents d
join employees e on e.tenant_id = d.tenant_id and e.is_active
left join lateral (
  select g.version_no, g.agreement_date_utc from hr_document_agreements g
  where g.tenant_id = d.tenant_id and g.document_id = d.id and g.employee_id = e.id
  order by g.version_no desc limit 1) a on true
where d.type = 0 and (d.is_for_all or exists (
  select from hr_document_parties p
  where p.tenant_id = d.tenant_id and p.document_id = d.id and p.employee_id = e.id));

alter table tenants force row level security;
alter table employees force row level security;
alter table hr_documents force row level security;
alter table hr_document_categories force row level security;
alter table hr_document_versions force row level security;
alter table hr_document_parties force row level security;
alter table hr_document_agreements force row level security;
alter table hr_document_bindings force row level security;

-- ── Agreements: added, never altered, and to a text that exists ──────────────────────────────────────────────────

-- One that has to be renewed is given to the same version again.
alter table hr_document_agreements
  alter column sha256 set not null,
  drop constraint hr_document_agreements_pkey,
  add primary key (tenant_id, document_id, version_no, employee_id, agreement_date_utc),
  add foreign key (tenant_id, document_id, version_no, sha256)
    references hr_document_versions (tenant_id, document_id, version_no, sha256);
revoke update, delete on hr_document_agreements from tenure_app;

-- ── Keeping the bindings right ───────────────────────────────────────────────────────────────────────────────────
-- All of it with the rights of whoever writes, so that row-level security holds inside too.

-- Whoever changes people and whoever changes a policy must see each other's work, or a binding would be missed by both:
-- the former go side by side, the latter alone.
create function wait_for_policies(tenant uuid, alone boolean) returns void language plpgsql as $$
declare
  key bigint := hashtextextended('tenure.policies ' || tenant, 0);
begin
  if alone then perform pg_advisory_xact_lock(key); else perform pg_advisory_xact_lock_shared(key); end if;
end $$;

-- Whom the published policies bind by what is stored now. Null stands for everybody, and for every policy.
create function those_bound(tenant uuid, people uuid[], documents uuid[])
returns table (document_id uuid, employee_id uuid) language sql stable as $$
  select d.id, e.id
  from hr_documents d
  join employees e on e.tenant_id = d.tenant_id and e.is_active
  where d.tenant_id = tenant and d.type = 0 and d.version_no > 0 and not d.is_archived
    and (people is null or e.id = any(people))
    and (documents is null or d.id = any(documents))
    and (d.is_for_all
      or exists (
        select from hr_document_parties p
        where p.tenant_id = d.tenant_id and p.document_id = d.id and p.employee_id = e.id)
      or exists (
        select from hr_document_departments p
        where p.tenant_id = d.tenant_id and p.document_id = d.id and p.department_id = e.department_id)
      or exists (
        select from hr_document_tags p
        join employee_tags et on et.tenant_id = p.tenant_id and et.tag_id = p.tag_id
        where p.tenant_id = d.tenant_id and p.document_id = d.id and et.employee_id = e.id)
      or exists (
        select from hr_document_positions p
        join positions held on held.tenant_id = p.tenant_id and lower(held.title) = lower(p.title)
        where p.tenant_id = d.tenant_id and p.document_id = d.id and held.employee_id = e.id and held.is_current))
$$;

-- What one statement of this transaction has ended and another restores never ended.
create function rebind_policies(tenant uuid, people uuid[], documents uuid[]) returns void
language plpgsql set plan_cache_mode = force_custom_plan as $$
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
      and b.until_utc = now()
    returning b.document_id, b.employee_id
  )
  insert into hr_document_bindings (tenant_id, document_id, employee_id, since_utc, agreed_version_no, agreed_utc)
  select tenant, t.document_id, t.employee_id, now(), a.version_no, a.agreement_date_utc
  from bound t
  left join lateral (
    select g.version_no, g.agreement_date_utc from hr_document_agreements g
    where g.tenant_id = tenant and g.document_id = t.document_id and g.employee_id = t.employee_id
    order by g.version_no desc, g.agreement_date_utc desc limit 1) a on true
  where not exists (
      select from hr_document_bindings b
      where b.tenant_id = tenant and b.document_id = t.document_id and b.employee_id = t.employee_id
        and b.until_utc is null)
    and not exists (
      select from restored r where r.document_id = t.document_id and r.employee_id = t.employee_id)
  on conflict do nothing;
end $$;

create function rebind_new_people() returns trigger language plpgsql as $$
begin
  perform wait_for_policies(tenant_id, false) from touched group by tenant_id;
  perform rebind_policies(tenant_id, array_agg(id), null) from touched group by tenant_id;
  return null;
end $$;

create function rebind_changed_people() returns trigger language plpgsql as $$
declare
  tenant uuid;
  people uuid[];
begin
  for tenant, people in
    select tenant_id, array_agg(id)
    from touched join untouched using (tenant_id, id)
    where touched.is_active is distinct from untouched.is_active
      or touched.department_id is distinct from untouched.department_id
    group by tenant_id
  loop
    perform wait_for_policies(tenant, false);
    perform rebind_policies(tenant, people, null);
  end loop;
  return null;
end $$;

-- Of whoever has come to hold a position or a tag, or holds it no more: only policies that bind by such are asked about.
-- Whoever is being removed is bound by nothing, and leaves with what bound them.
create function rebind_holders(tenant uuid, people uuid[], by_position boolean) returns void language plpgsql as $$
declare
  documents uuid[];
begin
  if not exists (select from employees where tenant_id = tenant and id = any(people)) then return; end if;
  perform wait_for_policies(tenant, false);
  if by_position then
    select array_agg(distinct document_id) into documents from hr_document_positions where tenant_id = tenant;
  else
    select array_agg(distinct document_id) into documents from hr_document_tags where tenant_id = tenant;
  end if;
  if documents is null then return; end if;
  perform rebind_policies(tenant, people, documents);
end $$;

create function rebind_touched_holders() returns trigger language plpgsql as $$
begin
  perform rebind_holders(tenant_id, array_agg(distinct employee_id), tg_table_name = 'positions')
  from touched group by tenant_id;
  return null;
end $$;

create function rebind_changed_holders() returns trigger language plpgsql as $$
begin
  perform rebind_holders(tenant_id, array_agg(distinct touched.employee_id), true)
  from touched join untouched using (tenant_id, id)
  where touched.is_current is distinct from untouched.is_current or touched.title is distinct from untouched.title
  group by tenant_id;
  return null;
end $$;

create function rebind_parties() returns trigger language plpgsql as $$
begin
  perform wait_for_policies(tenant_id, false) from touched group by tenant_id;
  perform rebind_policies(tenant_id, array_agg(distinct employee_id), array_agg(distinct document_id))
  from touched group by tenant_id;
  return null;
end $$;

create function rebind_audience() returns trigger language plpgsql as $$
begin
  perform wait_for_policies(tenant_id, true) from touched group by tenant_id;
  perform rebind_policies(tenant_id, null, array_agg(distinct document_id)) from touched group by tenant_id;
  return null;
end $$;

create function rebind_new_documents() returns trigger language plpgsql as $$
begin
  perform wait_for_policies(tenant_id, true) from touched where version_no > 0 group by tenant_id;
  perform rebind_policies(tenant_id, null, array_agg(id)) from touched where version_no > 0 group by tenant_id;
  return null;
end $$;

create function rebind_changed_documents() returns trigger language plpgsql as $$
declare
  tenant uuid;
  documents uuid[];
begin
  for tenant, documents in
    select tenant_id, array_agg(id)
    from touched join untouched using (tenant_id, id)
    where touched.is_for_all <> untouched.is_for_all or touched.is_archived <> untouched.is_archived
      or (touched.version_no > 0) <> (untouched.version_no > 0)
    group by tenant_id
  loop
    perform wait_for_policies(tenant, true);
    perform rebind_policies(tenant, null, documents);
  end loop;
  return null;
end $$;

create function remember_agreements() returns trigger language plpgsql as $$
begin
  update hr_document_bindings b set agreed_version_no = a.version_no, agreed_utc = a.agreement_date_utc
  from (
    select distinct on (tenant_id, document_id, employee_id) tenant_id, document_id, employee_id, version_no,
      agreement_date_utc
    from touched order by tenant_id, document_id, employee_id, version_no desc, agreement_date_utc desc) a
  where b.tenant_id = a.tenant_id and b.document_id = a.document_id and b.employee_id = a.employee_id
    and b.until_utc is null
    and (b.agreed_version_no is null or (a.version_no, a.agreement_date_utc) > (b.agreed_version_no, b.agreed_utc));
  return null;
end $$;

create trigger rebind after insert on employees referencing new table as touched
  for each statement execute function rebind_new_people();
create trigger rebind_changed after update on employees referencing new table as touched old table as untouched
  for each statement execute function rebind_changed_people();
create trigger rebind after insert on positions referencing new table as touched
  for each statement execute function rebind_touched_holders();
create trigger rebind_removed after delete on positions referencing old table as touched
  for each statement execute function rebind_touched_holders();
create trigger rebind_changed after update on positions referencing new table as touched old table as untouched
  for each statement execute function rebind_changed_holders();
create trigger rebind after insert on employee_tags referencing new table as touched
  for each statement execute function rebind_touched_holders();
create trigger rebind_removed after delete on employee_tags referencing old table as touched
  for each statement execute function rebind_touched_holders();
create trigger rebind after insert on hr_document_parties referencing new table as touched
  for each statement execute function rebind_parties();
create trigger rebind_removed after delete on hr_document_parties referencing old table as touched
  for each statement execute function rebind_parties();
create trigger rebind after insert on hr_document_departments referencing new table as touched
  for each statement execute function rebind_audience();
create trigger rebind_removed after delete on hr_document_departments referencing old table as touched
  for each statement execute function rebind_audience();
create trigger rebind after insert on hr_document_positions referencing new table as touched
  for each statement execute function rebind_audience();
create trigger rebind_removed after delete on hr_document_positions referencing old table as touched
  for each statement execute function rebind_audience();
create trigger rebind after insert on hr_document_tags referencing new table as touched
  for each statement execute function rebind_audience();
create trigger rebind_removed after delete on hr_document_tags referencing old table as touched
  for each statement execute function rebind_audience();
create trigger rebind after insert on hr_documents referencing new table as touched
  for each statement execute function rebind_new_documents();
create trigger rebind_changed after update on hr_documents referencing new table as touched old table as untouched
  for each statement execute function rebind_changed_documents();
create trigger remember after insert on hr_document_agreements referencing new table as touched
  for each statement execute function remember_agreements();

-- ── What the bindings ask ────────────────────────────────────────────────────────────────────────────────────────
-- The one place where the standing is decided (domain/policies/standing.ts says it in words). Each of these is a single
-- SELECT, so that PostgreSQL plans it as part of the query that asks.

create function policy_renewal_utc(agreed timestamptz, months integer, zone text) returns timestamptz
language sql immutable as $$
  select (agreed at time zone zone + make_interval(months => months)) at time zone zone
$$;

-- The last day to agree, and so many days, end with their day, of the tenant's calendar. A day that was over when the duty
-- began is none.
create function policy_due_utc(day_end timestamptz, due_in_days integer, asked timestamptz, zone text)
returns timestamptz language sql immutable as $$
  select greatest(
    case when day_end > asked then day_end end,
    case when due_in_days is not null
      then ((asked at time zone zone)::date + due_in_days + 1)::timestamp at time zone zone - interval '1 millisecond' end)
$$;

-- What is the same for everybody whom a policy binds is worked out once for each: zones are dear.
create function policy_duties(tenant uuid) returns table (
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
  cross join lateral (select policy_due_utc(d.day_end, d.due_in_days,
    greatest(b.since_utc, d.agree_from_utc, case when r.renewal_utc <= now() then r.renewal_utc end),
    d.time_zone) as due_utc) f
$$;

-- By the settings of today: of these only the texts and the people have a history.
create function policy_duties_at(tenant uuid, document uuid, moment timestamptz) returns table (
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
  join hr_documents d on d.tenant_id = t.id and d.id = document
  join lateral (
    select n.version_no from hr_document_versions n
    where n.tenant_id = d.tenant_id and n.document_id = d.id and n.published_utc <= moment
    order by n.version_no desc limit 1) v on true
  join lateral (
    select n.version_no, n.published_utc from hr_document_versions n
    where n.tenant_id = d.tenant_id and n.document_id = d.id and n.published_utc <= moment and n.is_substantive
    order by n.version_no desc limit 1) s on true
  join hr_document_bindings b on b.tenant_id = d.tenant_id and b.document_id = d.id
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
