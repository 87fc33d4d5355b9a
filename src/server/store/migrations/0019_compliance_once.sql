-- How somebody stands with a certification, said once; and how a leaver stood when their employment ended.
--
-- certifications.is_replaced   another verified one of the same person and type has taken its place. No moment plays a part,
--                              so it is kept, by triggers, and lists, counts, alerts and mails of any size ask a column.
-- certifications.expiry_utc    an expiry that means a day is its last millisecond in the tenant's zone, and stays that day
--                              when the zone changes.
-- employment_end(tenant, person)              when somebody who works here no more ceased to be bound; null for the others.
-- policy_duties_left(tenant, person)          what bound a leaver at that moment, as policy_duties has it of the others.
-- certification_types_required_of(tenant, person)   what somebody has to hold, or had to.

alter table certifications add column is_replaced boolean not null default false;

-- ── Which one decides ────────────────────────────────────────────────────────────────────────────────────────────
-- `decidingAmong` of src/domain/certifications/status.ts; a test holds the two together. What a verified one renews gives
-- way; of the rest the one that lasts longest decides, and of two that last as long the newer.

-- Of the people and types named: so many people, and of each the type at the same place.
create function settle_replaced(tenant uuid, people uuid[], types uuid[]) returns void language plpgsql as $$
begin
  -- Of two who write about one person the second waits, and then sees what the first has written.
  perform 1 from employees e where e.tenant_id = tenant and e.id = any(people) order by e.id for no key update;
  update certifications c set is_replaced = r.is_replaced
  from (
    select k.id, k.is_verified and (k.is_renewed or row_number() over (
        partition by k.employee_id, k.type_id, k.is_verified, k.is_renewed
        order by k.expiry_utc desc nulls first, k.created_utc desc, k.id desc) > 1) as is_replaced
    from (
      select h.id, h.employee_id, h.type_id, h.expiry_utc, h.created_utc,
        h.verification = 'verified' and not h.is_deleted as is_verified,
        exists (
          select from certifications n
          where n.tenant_id = tenant and n.renews = h.id and n.verification = 'verified' and not n.is_deleted) as is_renewed
      from certifications h
      join (select distinct * from unnest(people, types) as named (employee_id, type_id)) g
        on g.employee_id = h.employee_id and g.type_id = h.type_id
      where h.tenant_id = tenant) k) r
  where c.tenant_id = tenant and c.id = r.id and c.is_replaced <> r.is_replaced;
end $$;

create function settle_touched_certifications() returns trigger language plpgsql as $$
begin
  perform settle_replaced(tenant_id, array_agg(employee_id), array_agg(type_id)) from touched group by tenant_id;
  return null;
end $$;

create function settle_changed_certifications() returns trigger language plpgsql as $$
declare
  tenant uuid;
  people uuid[];
  types uuid[];
begin
  for tenant, people, types in
    select n.tenant_id, array_agg(n.employee_id), array_agg(n.type_id)
    from touched n join untouched o on o.tenant_id = n.tenant_id and o.id = n.id
    where (n.employee_id, n.type_id, n.verification, n.is_deleted, n.expiry_utc, n.renews)
      is distinct from (o.employee_id, o.type_id, o.verification, o.is_deleted, o.expiry_utc, o.renews)
    group by n.tenant_id
  loop
    perform settle_replaced(tenant, people, types);
  end loop;
  return null;
end $$;

-- What is there already. The rules of tenants hold for the owner too, so they rest here.
alter table certifications no force row level security;
alter table employees no force row level security;
select settle_replaced(tenant_id, array_agg(employee_id), array_agg(type_id)) from certifications group by tenant_id;
alter table certifications force row level security;
alter table employees force row level security;

create trigger settle after insert on certifications referencing new table as touched
  for each statement execute function settle_touched_certifications();
create trigger settle_changed after update on certifications referencing new table as touched old table as untouched
  for each statement execute function settle_changed_certifications();
create trigger settle_removed after delete on certifications referencing old table as touched
  for each statement execute function settle_touched_certifications();

-- What decides, by when it expires: the alert, the reminders, the list in its usual order.
drop index certifications_expiry_idx;
create index certifications_expiry_idx on certifications (tenant_id, expiry_utc)
  where not is_deleted and verification = 'verified' and not is_replaced;

-- ── An expiry that means a day ───────────────────────────────────────────────────────────────────────────────────

-- `lastMomentOf` of src/domain/kernel/days.ts: where clocks go back at midnight, the first time the next day begins.
create function last_moment_of(day date, zone text) returns timestamptz language sql stable as $$
  select case when ((n.begins - interval '1 hour') at time zone zone)::date > day then n.begins - interval '1 hour'
    else n.begins end - interval '1 millisecond'
  from (select (day + 1)::timestamp at time zone zone as begins) n
$$;

-- The day somebody chose is the day that is meant, wherever the tenant is from now on.
create function keep_expiry_days() returns trigger language plpgsql as $$
begin
  update certifications c
  set expiry_utc = last_moment_of((c.expiry_utc at time zone old.time_zone)::date, new.time_zone)
  where c.tenant_id = new.id
    and c.expiry_utc = last_moment_of((c.expiry_utc at time zone old.time_zone)::date, old.time_zone);
  return null;
end $$;

create trigger keep_expiry_days after update of time_zone on tenants
  for each row when (old.time_zone <> new.time_zone) execute function keep_expiry_days();

-- ── What stood when employment ended ─────────────────────────────────────────────────────────────────────────────

-- The end of the last day, or the moment it was written down, whichever came first: what has come after concerns nobody who
-- has left.
create function employment_end(tenant uuid, person uuid) returns timestamptz language sql stable as $$
  select least(
    last_moment_of(e.termination_date, t.time_zone),
    (select max(b.until_utc) - interval '1 microsecond' from hr_document_bindings b
     where b.tenant_id = tenant and b.employee_id = person))
  from employees e join tenants t on t.id = e.tenant_id
  where e.tenant_id = tenant and e.id = person and not e.is_active
$$;

create function policy_duties_left(tenant uuid, person uuid) returns table (
  document_id uuid, employee_id uuid, since_utc timestamptz, version_no integer, agree_from_version_no integer,
  agreed_version_no integer, agreed_utc timestamptz, renewal_utc timestamptz, due_utc timestamptz, standing text,
  last_reminder_utc timestamptz
) language sql stable as $$
  select d.*
  from (select employment_end(tenant, person) as moment) ended
  cross join lateral (
    select distinct b.document_id from hr_document_bindings b
    where b.tenant_id = tenant and b.employee_id = person and ended.moment is not null) h
  cross join lateral policy_duties_at(tenant, h.document_id, ended.moment) d
  where d.employee_id = person
$$;

create function certification_types_required_of(tenant uuid, person uuid) returns table (type_id uuid)
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
          and lower(p.title) = lower(wanted.title)))
$$;
