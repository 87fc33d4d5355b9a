-- An employee number is one person's. Where two had the same so far, the later one keeps it with a part of their own id
-- behind it: nothing is lost, and somebody finds it. (The rows of all tenants are only seen while no policy is forced.)

alter table employee_other no force row level security;
update employee_other o
set employee_number = left(o.employee_number, 30) || ' ' || left(o.id::text, 8)
where exists (
  select from employee_other first
  where first.tenant_id = o.tenant_id and lower(first.employee_number) = lower(o.employee_number) and first.id < o.id);
alter table employee_other force row level security;

create unique index employee_other_number_key on employee_other (tenant_id, lower(employee_number));
