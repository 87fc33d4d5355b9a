-- Files by which goals came or were changed, and what each goal was before, so that it can be taken back.

create table goal_imports (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  file_name text not null,
  row_count integer not null,
  made_count integer not null,
  changed_count integer not null,
  unchanged_count integer not null,
  kept jsonb not null default '[]',
  -- Managers see their own.
  created_by uuid,
  created_utc timestamptz not null default now(),
  reverted_utc timestamptz,
  primary key (tenant_id, id),
  constraint goal_imports_created_by_fkey foreign key (tenant_id, created_by) references employees (tenant_id, id)
    on delete set null (created_by)
);
create index goal_imports_created_idx on goal_imports (tenant_id, created_utc desc);
create index goal_imports_created_by_idx on goal_imports (tenant_id, created_by);
call secure_tenant_table('goal_imports', 'select, insert, update');

create table goal_import_rows (
  tenant_id uuid not null references tenants (id),
  import_id uuid not null,
  goal_id uuid not null,
  -- Null: the import made it.
  before jsonb,
  -- Which it has as long as nobody has touched it since.
  version integer not null,
  primary key (tenant_id, import_id, goal_id),
  constraint goal_import_rows_import_fkey foreign key (tenant_id, import_id) references goal_imports (tenant_id, id),
  constraint goal_import_rows_goal_fkey foreign key (tenant_id, goal_id) references goals (tenant_id, id)
    on delete cascade
);
create index goal_import_rows_goal_idx on goal_import_rows (tenant_id, goal_id);
call secure_tenant_table('goal_import_rows');
