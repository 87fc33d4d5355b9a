-- Positions that are planned, shown in the org chart until somebody has them.

create table vacancies (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  title text not null check (length(title) between 1 and 120),
  department_id uuid,
  reports_to uuid,
  start_day date,
  note text not null check (length(note) <= 2000),
  state text not null default 'Open' check (state in ('Open', 'Filled', 'Closed')),
  filled_by uuid,
  version integer not null default 1,
  created_utc timestamptz not null default now(),
  changed_utc timestamptz not null default now(),
  primary key (tenant_id, id),
  check (filled_by is null or state = 'Filled'),
  -- None of these is a reason to keep what it names.
  constraint vacancies_department_fkey foreign key (tenant_id, department_id)
    references departments (tenant_id, id) on delete set null (department_id),
  constraint vacancies_manager_fkey foreign key (tenant_id, reports_to)
    references employees (tenant_id, id) on delete set null (reports_to),
  constraint vacancies_filled_by_fkey foreign key (tenant_id, filled_by)
    references employees (tenant_id, id) on delete set null (filled_by)
);
create index vacancies_department_idx on vacancies (tenant_id, department_id);
create index vacancies_manager_idx on vacancies (tenant_id, reports_to);
create index vacancies_filled_by_idx on vacancies (tenant_id, filled_by);
call secure_tenant_table('vacancies');
