-- Files by which assets came or were changed, and what each asset was before, so that it can be taken back.

create table asset_imports (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  file_name text not null,
  row_count integer not null,
  made_count integer not null,
  changed_count integer not null,
  unchanged_count integer not null,
  kept jsonb not null default '[]',
  created_by uuid,
  created_utc timestamptz not null default now(),
  reverted_utc timestamptz,
  primary key (tenant_id, id),
  constraint asset_imports_created_by_fkey foreign key (tenant_id, created_by) references employees (tenant_id, id)
    on delete set null (created_by)
);
create index asset_imports_created_idx on asset_imports (tenant_id, created_utc desc);
create index asset_imports_created_by_idx on asset_imports (tenant_id, created_by);
call secure_tenant_table('asset_imports', 'select, insert, update');

create table asset_import_rows (
  tenant_id uuid not null references tenants (id),
  import_id uuid not null,
  asset_id uuid not null,
  -- Null: the import made it.
  before jsonb,
  -- Which it has as long as nobody has touched it since.
  version integer not null,
  primary key (tenant_id, import_id, asset_id),
  constraint asset_import_rows_import_fkey foreign key (tenant_id, import_id) references asset_imports (tenant_id, id),
  constraint asset_import_rows_asset_fkey foreign key (tenant_id, asset_id) references assets (tenant_id, id)
    on delete cascade
);
create index asset_import_rows_asset_idx on asset_import_rows (tenant_id, asset_id);
call secure_tenant_table('asset_import_rows');
