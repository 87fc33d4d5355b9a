-- Tenants, who belongs to them, and the people directory.
--
-- Every tenant table: a primary key that begins with tenant_id, foreign and unique keys that contain it, and forced
-- row-level security on app.tenant_id. After a transaction the setting is '' and not NULL, hence the nullif().

create function app_tenant_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.tenant_id', true), '')::uuid;

create function app_user_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;

-- Secures one tenant table: called by every migration that makes one.
create procedure secure_tenant_table(name text, privileges text default 'select, insert, update, delete')
language plpgsql as $$
begin
  execute format('alter table %I enable row level security', name);
  execute format('alter table %I force row level security', name);
  execute format(
    'create policy tenant on %I using (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid)'
    ' with check (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid)', name);
  execute format('grant %s on %I to tenure_app', privileges, name);
end $$;

-- ── Plans: the same for everybody ────────────────────────────────────────────────────────────────────────────────

create table product_plans (
  id uuid primary key,
  name text not null,
  description text not null,
  pricing_options jsonb not null,
  modules text[] not null
);
grant select on product_plans to tenure_app;

create table hr_document_templates (
  id uuid primary key,
  title text not null,
  category text not null
);
grant select on hr_document_templates to tenure_app;

-- ── Tenants and members ──────────────────────────────────────────────────────────────────────────────────────────

create table tenants (
  id uuid primary key,
  name text not null,
  status text not null check (status in ('Active', 'Inactive')),
  product_plan text check (product_plan in ('full', 'compliance')),
  company_vision text,
  logo_url text,
  time_zone text not null default 'Australia/Brisbane',
  created_utc timestamptz not null default now()
);

create table departments (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  name text not null,
  version integer not null default 1,
  sort_order integer generated always as identity,
  primary key (tenant_id, id)
);
create unique index departments_name_key on departments (tenant_id, lower(name));
call secure_tenant_table('departments');

create table employees (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  first_name text not null,
  last_name text not null default '',
  full_name text generated always as (btrim(first_name || ' ' || last_name)) stored,
  email text not null,
  phone text,
  reports_to uuid,
  department_id uuid,
  start_date date,
  avatar_file_id uuid,
  is_active boolean not null default true,
  roles text[] not null default '{}',
  hide_from_directory boolean not null default false,
  termination_date date,
  termination_reason text,
  termination_notes text,
  version integer not null default 1,
  created_utc timestamptz not null default now(),
  updated_utc timestamptz not null default now(),
  primary key (tenant_id, id),
  check (reports_to <> id),
  foreign key (tenant_id, reports_to) references employees (tenant_id, id),
  foreign key (tenant_id, department_id) references departments (tenant_id, id)
);
create unique index employees_email_key on employees (tenant_id, lower(email));
create index employees_reports_to_idx on employees (tenant_id, reports_to);
create index employees_department_idx on employees (tenant_id, department_id);
call secure_tenant_table('employees');

-- A membership is a login of this tenant: which user, and who that is here.
create table memberships (
  tenant_id uuid not null references tenants (id),
  user_id uuid not null,
  employee_id uuid not null,
  created_utc timestamptz not null default now(),
  primary key (tenant_id, user_id),
  constraint memberships_employee_key unique (tenant_id, employee_id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete cascade
);
create index memberships_user_idx on memberships (user_id);
call secure_tenant_table('memberships');
-- Before a tenant is chosen a person may see their own memberships, and nothing else; inside one this opens nothing.
create policy own on memberships for select using (app_tenant_id() is null and user_id = app_user_id());

alter table tenants enable row level security;
alter table tenants force row level security;
create policy tenant on tenants using (id = nullif(current_setting('app.tenant_id', true), '')::uuid)
  with check (id = nullif(current_setting('app.tenant_id', true), '')::uuid);
grant select, update on tenants to tenure_app;

create table subscriptions (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  product_plan_id uuid not null references product_plans (id),
  billing_cycle text not null check (billing_cycle in ('Monthly', 'Annual')),
  started_utc timestamptz not null default now(),
  cancelled_utc timestamptz,
  primary key (tenant_id, id)
);
-- At most one that runs.
create unique index subscriptions_running_key on subscriptions (tenant_id) where cancelled_utc is null;
call secure_tenant_table('subscriptions');
create table feature_flags (
  tenant_id uuid not null references tenants (id),
  name text not null,
  is_enabled boolean not null,
  primary key (tenant_id, name)
);
call secure_tenant_table('feature_flags');

create table tenant_onboarding (
  tenant_id uuid not null references tenants (id),
  status text not null check (status in ('Pending', 'Completed', 'Skipped')),
  stages jsonb not null,
  employees_seen_welcome uuid[] not null default '{}',
  version integer not null default 1,
  primary key (tenant_id)
);
call secure_tenant_table('tenant_onboarding');

-- ── People: positions, tags, permission groups, files ────────────────────────────────────────────────────────────

create table positions (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  employee_id uuid not null,
  title text not null,
  start_date_utc timestamptz,
  status text not null default 'Draft' check (status in ('Draft', 'Approved', 'Acknowledged')),
  is_current boolean not null default true,
  version integer not null default 1,
  created_utc timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete cascade
);
create index positions_employee_idx on positions (tenant_id, employee_id);
create unique index positions_current_key on positions (tenant_id, employee_id) where is_current;
call secure_tenant_table('positions');

create table tags (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  name text not null,
  primary key (tenant_id, id)
);
create unique index tags_name_key on tags (tenant_id, lower(name));
call secure_tenant_table('tags');

create table employee_tags (
  tenant_id uuid not null references tenants (id),
  employee_id uuid not null,
  tag_id uuid not null,
  primary key (tenant_id, employee_id, tag_id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete cascade,
  foreign key (tenant_id, tag_id) references tags (tenant_id, id) on delete cascade
);
create index employee_tags_tag_idx on employee_tags (tenant_id, tag_id);
call secure_tenant_table('employee_tags');

create table security_groups (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  name text not null,
  features jsonb not null default '[]',
  version integer not null default 1,
  primary key (tenant_id, id)
);
create unique index security_groups_name_key on security_groups (tenant_id, lower(name));
call secure_tenant_table('security_groups');

create table security_group_members (
  tenant_id uuid not null references tenants (id),
  group_id uuid not null,
  employee_id uuid not null,
  primary key (tenant_id, group_id, employee_id),
  foreign key (tenant_id, group_id) references security_groups (tenant_id, id) on delete cascade,
  foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete cascade
);
create index security_group_members_employee_idx on security_group_members (tenant_id, employee_id);
call secure_tenant_table('security_group_members');

-- What is known of a stored file; its bytes lie on disk.
create table files (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  kind text not null check (kind in ('avatar')),
  owner_employee_id uuid,
  name text not null,
  content_type text not null,
  size integer not null,
  sha256 text not null,
  created_utc timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, owner_employee_id) references employees (tenant_id, id) on delete cascade
);
create index files_owner_idx on files (tenant_id, owner_employee_id);
call secure_tenant_table('files');
alter table employees add foreign key (tenant_id, avatar_file_id) references files (tenant_id, id);
create index employees_avatar_idx on employees (tenant_id, avatar_file_id);

-- ── Simple collections ───────────────────────────────────────────────────────────────────────────────────────────

create table categories (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  text text not null,
  version integer not null default 1,
  sort_order integer generated always as identity,
  primary key (tenant_id, id)
);
create unique index categories_text_key on categories (tenant_id, lower(text));
call secure_tenant_table('categories');

create table meeting_locations (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  content jsonb not null,
  version integer not null default 1,
  sort_order integer generated always as identity,
  primary key (tenant_id, id)
);
create unique index meeting_locations_name_key on meeting_locations (tenant_id, lower(content ->> 'name'));
call secure_tenant_table('meeting_locations');

create table core_values (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  content jsonb not null,
  version integer not null default 1,
  sort_order integer generated always as identity,
  primary key (tenant_id, id)
);
create unique index core_values_name_key on core_values (tenant_id, lower(content ->> 'name'));
call secure_tenant_table('core_values');

create table default_discussion_points (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  item jsonb not null,
  version integer not null default 1,
  sort_order integer generated always as identity,
  primary key (tenant_id, id)
);
call secure_tenant_table('default_discussion_points');

create table performance_review_templates (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  content jsonb not null,
  version integer not null default 1,
  sort_order integer generated always as identity,
  primary key (tenant_id, id)
);
create unique index performance_review_templates_name_key
  on performance_review_templates (tenant_id, lower(content ->> 'name'));
call secure_tenant_table('performance_review_templates');

create table position_templates (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  title text not null,
  description text not null default '',
  department uuid,
  is_archived boolean not null default false,
  global_position_template_id uuid,
  version integer not null default 1,
  sort_order integer generated always as identity,
  primary key (tenant_id, id),
  foreign key (tenant_id, department) references departments (tenant_id, id)
);
create unique index position_templates_title_key on position_templates (tenant_id, lower(title));
create index position_templates_department_idx on position_templates (tenant_id, department);
call secure_tenant_table('position_templates');

-- ── Policies, as far as the to-do list and the menu need them ────────────────────────────────────────────────────

create table hr_document_categories (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  name text not null,
  primary key (tenant_id, id)
);
create unique index hr_document_categories_name_key on hr_document_categories (tenant_id, lower(name));
call secure_tenant_table('hr_document_categories');

create table hr_documents (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  type integer not null default 0,
  title text not null,
  category_id uuid,
  version_no integer not null default 1,
  published_utc timestamptz not null default now(),
  due_utc timestamptz,
  new_version_available boolean not null default false,
  is_for_all boolean not null default true,
  primary key (tenant_id, id),
  foreign key (tenant_id, category_id) references hr_document_categories (tenant_id, id)
);
create index hr_documents_category_idx on hr_documents (tenant_id, category_id);
call secure_tenant_table('hr_documents');

create table hr_document_parties (
  tenant_id uuid not null references tenants (id),
  document_id uuid not null,
  employee_id uuid not null,
  primary key (tenant_id, document_id, employee_id),
  foreign key (tenant_id, document_id) references hr_documents (tenant_id, id) on delete cascade,
  foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete cascade
);
create index hr_document_parties_employee_idx on hr_document_parties (tenant_id, employee_id);
call secure_tenant_table('hr_document_parties');

create table hr_document_agreements (
  tenant_id uuid not null references tenants (id),
  document_id uuid not null,
  version_no integer not null,
  employee_id uuid not null,
  agreement_date_utc timestamptz not null default now(),
  primary key (tenant_id, document_id, version_no, employee_id),
  foreign key (tenant_id, document_id) references hr_documents (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id)
);
create index hr_document_agreements_employee_idx on hr_document_agreements (tenant_id, employee_id);
call secure_tenant_table('hr_document_agreements');

-- ── Feedback and the record of changes ───────────────────────────────────────────────────────────────────────────

create table feedback (
  tenant_id uuid not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  employee_id uuid,
  kind text not null,
  message text not null,
  page text not null,
  product_version text not null,
  created_utc timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete set null (employee_id)
);
create index feedback_employee_idx on feedback (tenant_id, employee_id);
call secure_tenant_table('feedback', 'select, insert');

-- One row per change, written in the change's own transaction; the server may add and read, never alter.
create table audit_entries (
  tenant_id uuid not null references tenants (id),
  id bigint generated always as identity,
  at_utc timestamptz not null default now(),
  user_id uuid not null,
  action text not null,
  subject_kind text not null,
  subject_id uuid not null,
  fields text[] not null default '{}',
  primary key (tenant_id, id)
);
create index audit_entries_subject_idx on audit_entries (tenant_id, subject_kind, subject_id);
call secure_tenant_table('audit_entries', 'select, insert');
