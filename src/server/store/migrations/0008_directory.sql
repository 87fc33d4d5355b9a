-- What admins and readers of the directory keep: imports that can be taken back, and views they have named.

create table employee_imports (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  file_name text not null,
  status text not null check (status in ('importing', 'done', 'failed', 'reverted')),
  row_count integer not null,
  made_count integer not null default 0,
  unchanged_count integer not null default 0,
  -- Why it came to nothing.
  failure text,
  -- Who stayed when it was reverted, and why: [{ id, fullName, because }].
  kept jsonb not null default '[]',
  -- The tags that did not exist before.
  made_tags uuid[] not null default '{}',
  created_by uuid,
  created_utc timestamptz not null default now(),
  finished_utc timestamptz,
  reverted_utc timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by) references employees (tenant_id, id) on delete set null (created_by)
);
create index employee_imports_created_by_idx on employee_imports (tenant_id, created_by);
create index employee_imports_created_idx on employee_imports (tenant_id, created_utc desc);
call secure_tenant_table('employee_imports');

-- Whom an import has made, as long as they are there.
create table employee_import_people (
  tenant_id uuid not null references tenants (id),
  import_id uuid not null,
  employee_id uuid not null,
  primary key (tenant_id, import_id, employee_id),
  foreign key (tenant_id, import_id) references employee_imports (tenant_id, id) on delete cascade,
  foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete cascade
);
create index employee_import_people_employee_idx on employee_import_people (tenant_id, employee_id);
call secure_tenant_table('employee_import_people');

-- Removes people one by one in the order given, and passes over whoever another record still holds; answers who has
-- gone. With the rights of whoever calls it, so that row-level security holds inside too.
create function remove_employees_not_held(tenant uuid, people uuid[]) returns setof uuid language plpgsql as $$
declare
  person uuid;
begin
  foreach person in array people loop
    begin
      delete from employees where tenant_id = tenant and id = person;
      if found then return next person; end if;
    exception when foreign_key_violation then
      null;
    end;
  end loop;
end $$;

-- A list of people by name: the part of the address that says which, and in which order. Everybody has their own.
create table directory_views (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  employee_id uuid not null,
  name text not null,
  query text not null,
  is_default boolean not null default false,
  version integer not null default 1,
  created_utc timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete cascade
);
create unique index directory_views_name_key on directory_views (tenant_id, employee_id, lower(name));
create unique index directory_views_default_key on directory_views (tenant_id, employee_id) where is_default;
call secure_tenant_table('directory_views');
