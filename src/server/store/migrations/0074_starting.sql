-- Starts of which somebody said that nothing more is to be done. It is about the employment that is now: a row older than the
-- person's last reinstatement says nothing any more.
create table ended_starts (
  tenant_id uuid not null references tenants (id),
  employee_id uuid not null,
  ended_by uuid,
  ended_utc timestamptz not null default now(),
  primary key (tenant_id, employee_id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete cascade,
  foreign key (tenant_id, ended_by) references employees (tenant_id, id) on delete set null (ended_by)
);
create index ended_starts_ended_by_idx on ended_starts (tenant_id, ended_by);
call secure_tenant_table('ended_starts');
