-- Which tiles somebody has on their dashboard, in their order; the standard set of who has no row.
create table dashboards (
  tenant_id uuid not null references tenants (id),
  employee_id uuid not null,
  -- Names of domain/home/dashboard/tiles.ts; what is no tile any more is left out when it is read.
  tiles text[] not null check (cardinality(tiles) <= 40),
  version integer not null default 1,
  primary key (tenant_id, employee_id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete cascade
);
call secure_tenant_table('dashboards', 'select, insert, update, delete');
