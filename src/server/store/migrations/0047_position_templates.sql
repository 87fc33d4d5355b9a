-- Position templates in parts, with the version of the marketplace's text they came from; positions that were given from
-- one, many at once.

alter table position_templates
  add column purpose text not null default '',
  add column reporting_lines text not null default '',
  add column responsibilities text not null default '',
  add column decision_limits text not null default '',
  add column essential text not null default '',
  add column desirable text not null default '',
  add column qualifications text not null default '',
  add column inherent_requirements text not null default '',
  add column working_arrangements text not null default '',
  add column measures text not null default '',
  add column global_version integer;

-- Who gave positions to many, and what came of it: asked twice it is one, and it is taken back as one.
create table position_acts (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  by_id uuid not null,
  asked jsonb not null,
  made jsonb not null,
  -- By person, what was their current position before.
  currents jsonb not null default '{}',
  created_utc timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, by_id) references employees (tenant_id, id) on delete cascade
);
create index position_acts_by_idx on position_acts (tenant_id, by_id);
call secure_tenant_table('position_acts');

-- A position stays as it is when its template goes.
alter table positions
  add column template_id uuid,
  add column act_id uuid,
  add constraint positions_template_fkey foreign key (tenant_id, template_id)
    references position_templates (tenant_id, id) on delete set null (template_id),
  add constraint positions_act_fkey foreign key (tenant_id, act_id)
    references position_acts (tenant_id, id) on delete set null (act_id);
create index positions_template_idx on positions (tenant_id, template_id);
create index positions_act_idx on positions (tenant_id, act_id) where act_id is not null;
