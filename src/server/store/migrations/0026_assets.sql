-- The asset register: places, categories, assets, what happened to them, and their files.
--
-- assets.due_day, reading_reached   of its plans (domain/assets/service.ts), kept so that lists can be narrowed and ordered.
-- asset_events                      is only ever added to.

create table asset_locations (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  name text not null,
  -- The place it lies in.
  parent_id uuid,
  address text not null default '',
  version integer not null default 1,
  primary key (tenant_id, id),
  constraint asset_locations_parent_fkey foreign key (tenant_id, parent_id) references asset_locations (tenant_id, id)
);
create unique index asset_locations_name_key on asset_locations
  (tenant_id, lower(name), coalesce(parent_id, '00000000-0000-0000-0000-000000000000'));
create index asset_locations_parent_idx on asset_locations (tenant_id, parent_id);
call secure_tenant_table('asset_locations');

create table asset_categories (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  name text not null,
  number_style text not null default '',
  needs_acceptance boolean not null default false,
  -- Rules by which assets of it begin.
  plans jsonb not null default '[]',
  version integer not null default 1,
  primary key (tenant_id, id)
);
create unique index asset_categories_name_key on asset_categories (tenant_id, lower(name));
call secure_tenant_table('asset_categories');

create table assets (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  number text not null,
  name text not null,
  category_id uuid not null,
  location_id uuid,
  make text not null default '',
  model text not null default '',
  serial text not null default '',
  condition text not null,
  purchase_day date,
  cost numeric(12, 2) check (cost >= 0),
  currency text not null,
  supplier text not null default '',
  warranty_day date,
  reading double precision,
  notes text not null default '',
  plans jsonb not null default '[]',
  due_day date,
  reading_reached boolean not null default false,
  state text not null default 'inStock' check (state in
    ('inStock', 'assigned', 'awaitingAcceptance', 'accepted', 'inService', 'returned', 'retired')),
  -- The state it was in when it went to be serviced.
  state_before text,
  holder_employee_id uuid,
  holder_location_id uuid,
  holder_asset_id uuid,
  assigned_utc timestamptz,
  expected_return_day date,
  handover_note text not null default '',
  photo_id uuid,
  searched text generated always as
    (searchable(number || ' ' || name || ' ' || make || ' ' || model || ' ' || serial)) stored,
  version integer not null default 1,
  created_utc timestamptz not null default now(),
  updated_utc timestamptz not null default now(),
  primary key (tenant_id, id),
  check (num_nonnulls(holder_employee_id, holder_location_id, holder_asset_id) <= 1),
  check (case
    when state in ('assigned', 'awaitingAcceptance', 'accepted')
      then num_nonnulls(holder_employee_id, holder_location_id, holder_asset_id) = 1
    when state = 'inService' then true
    else num_nonnulls(holder_employee_id, holder_location_id, holder_asset_id) = 0 end),
  constraint assets_category_fkey foreign key (tenant_id, category_id) references asset_categories (tenant_id, id),
  constraint assets_location_fkey foreign key (tenant_id, location_id) references asset_locations (tenant_id, id),
  constraint assets_holder_employee_fkey
    foreign key (tenant_id, holder_employee_id) references employees (tenant_id, id),
  constraint assets_holder_location_fkey
    foreign key (tenant_id, holder_location_id) references asset_locations (tenant_id, id),
  constraint assets_holder_asset_fkey foreign key (tenant_id, holder_asset_id) references assets (tenant_id, id)
);
create unique index assets_number_key on assets (tenant_id, lower(number));
create index assets_listed_idx on assets (tenant_id, number collate list_order, id) where state <> 'retired';
create index assets_name_idx on assets (tenant_id, name collate list_order, id) where state <> 'retired';
create index assets_category_idx on assets (tenant_id, category_id);
create index assets_location_idx on assets (tenant_id, location_id);
create index assets_holder_employee_idx on assets (tenant_id, holder_employee_id);
create index assets_holder_location_idx on assets (tenant_id, holder_location_id);
create index assets_holder_asset_idx on assets (tenant_id, holder_asset_id);
create index assets_due_idx on assets (tenant_id, due_day) where state <> 'retired';
call secure_tenant_table('assets');

create table asset_events (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  asset_id uuid not null,
  kind text not null,
  at_utc timestamptz not null default now(),
  by_id uuid not null,
  holder_employee_id uuid,
  -- Of a place or another asset, what it was called.
  holder_kind text,
  holder_id uuid,
  holder_name text,
  condition text,
  note text not null default '',
  plan_name text,
  day date,
  reading double precision,
  cost numeric(12, 2),
  currency text,
  signature text,
  -- In the order they were written: those of one moment have one.
  place bigint generated always as identity,
  primary key (tenant_id, id),
  unique (tenant_id, asset_id, id),
  constraint asset_events_asset_fkey foreign key (tenant_id, asset_id) references assets (tenant_id, id)
    on delete cascade,
  constraint asset_events_by_fkey foreign key (tenant_id, by_id) references employees (tenant_id, id),
  constraint asset_events_holder_fkey foreign key (tenant_id, holder_employee_id) references employees (tenant_id, id)
);
create index asset_events_asset_idx on asset_events (tenant_id, asset_id, place);
create index asset_events_by_idx on asset_events (tenant_id, by_id);
create index asset_events_holder_idx on asset_events (tenant_id, holder_employee_id);
call secure_tenant_table('asset_events', 'select, insert');

-- What is known of a file; its bytes lie on disk.
create table asset_files (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  asset_id uuid not null,
  event_id uuid,
  name text not null,
  content_type text not null,
  size integer not null,
  sha256 text not null,
  uploaded_utc timestamptz not null default now(),
  place integer generated always as identity,
  primary key (tenant_id, id),
  constraint asset_files_asset_fkey foreign key (tenant_id, asset_id) references assets (tenant_id, id) on delete cascade,
  constraint asset_files_event_fkey foreign key (tenant_id, asset_id, event_id)
    references asset_events (tenant_id, asset_id, id) on delete cascade
);
-- The same file under the same name twice is one.
create unique index asset_files_key on asset_files (tenant_id, asset_id, name, sha256);
call secure_tenant_table('asset_files', 'select, insert, delete');
