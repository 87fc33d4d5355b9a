-- What somebody has put off of their own to-do list (domain/home/snoozing.ts), by what stands in it. Read by its person alone.
create table to_do_snoozes (
  tenant_id uuid not null references tenants (id),
  employee_id uuid not null,
  type text not null,
  item_id uuid not null,
  until_day date not null,
  primary key (tenant_id, employee_id, type, item_id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete cascade
);
call secure_tenant_table('to_do_snoozes');
