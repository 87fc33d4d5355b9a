-- Every text a position template has had, and which of them somebody was given.
--
-- position_template_versions      a row for each text or title it was saved with; the server adds to it and reads it. Who wrote it
--                                 is in the record of changes of the same moment.
-- positions.template_version_no   the version a position was given in; null where nobody wrote that down.

create table position_template_versions (
  tenant_id uuid not null references tenants (id),
  template_id uuid not null,
  version_no integer not null,
  title text not null,
  -- The parts by their names (domain/positionTemplates/template.fields.ts).
  text jsonb not null,
  written_utc timestamptz not null default now(),
  primary key (tenant_id, template_id, version_no),
  foreign key (tenant_id, template_id) references position_templates (tenant_id, id) on delete cascade
);

create function text_of_template(t position_templates) returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'description', t.description, 'purpose', t.purpose, 'reportingLines', t.reporting_lines,
    'responsibilities', t.responsibilities, 'decisionLimits', t.decision_limits, 'essential', t.essential,
    'desirable', t.desirable, 'qualifications', t.qualifications, 'inherentRequirements', t.inherent_requirements,
    'workingArrangements', t.working_arrangements, 'measures', t.measures)
$$;

-- What is there already: its first version that is known. The rules of tenants hold for the owner too, so they rest here.
alter table position_templates no force row level security;
insert into position_template_versions (tenant_id, template_id, version_no, title, text)
select t.tenant_id, t.id, 1, t.title, text_of_template(t) from position_templates t;
alter table position_templates force row level security;

call secure_tenant_table('position_template_versions', 'select, insert');

create function keep_template_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.title, text_of_template(old)) is not distinct from (new.title, text_of_template(new)) then
    return null;
  end if;
  insert into position_template_versions (tenant_id, template_id, version_no, title, text)
  select new.tenant_id, new.id, 1 + coalesce(max(v.version_no), 0), new.title, text_of_template(new)
  from position_template_versions v where v.tenant_id = new.tenant_id and v.template_id = new.id;
  return null;
end $$;

create trigger keep_version after insert or update on position_templates
  for each row execute function keep_template_version();

alter table positions add column template_version_no integer;

create function note_template_version() returns trigger language plpgsql as $$
begin
  select max(v.version_no) into new.template_version_no from position_template_versions v
  where v.tenant_id = new.tenant_id and v.template_id = new.template_id;
  return new;
end $$;

create trigger note_template_version before insert on positions
  for each row when (new.template_id is not null) execute function note_template_version();
