-- The sections of a profile that not everybody sees lie in tables of their own: a query about people cannot bring them
-- along unasked. The id is the person's.

create table employee_personal (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  date_of_birth date,
  gender text,
  personal_email text,
  personal_phone text,
  address text,
  right_to_work text,
  primary key (tenant_id, id),
  foreign key (tenant_id, id) references employees (tenant_id, id) on delete cascade
);
call secure_tenant_table('employee_personal');

create table employee_emergency (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  contact_name text,
  contact_relationship text,
  contact_phone text,
  second_name text,
  second_relationship text,
  second_phone text,
  medical_notes text,
  primary key (tenant_id, id),
  foreign key (tenant_id, id) references employees (tenant_id, id) on delete cascade
);
call secure_tenant_table('employee_emergency');

create table employee_other (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  employee_number text,
  employment_type text
    check (employment_type in ('Full time', 'Part time', 'Casual', 'Contractor', 'Apprentice')),
  working_hours text,
  notes text,
  primary key (tenant_id, id),
  foreign key (tenant_id, id) references employees (tenant_id, id) on delete cascade
);
call secure_tenant_table('employee_other');

-- Whether a manager may ask for the emergency contacts of their direct reports.
alter table tenants add column managers_see_emergency boolean not null default false;

-- Documents of a person: of one type so far (§ 9), and with the name of whoever added them.
alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check check (kind in ('avatar', 'logo', 'document'));
alter table files add column type integer check (type = 0);
alter table files add column added_by uuid;
alter table files add constraint files_document_check
  check (kind <> 'document' or (type is not null and owner_employee_id is not null));
alter table files add foreign key (tenant_id, added_by) references employees (tenant_id, id)
  on delete set null (added_by);
create index files_added_by_idx on files (tenant_id, added_by);
-- The same file under the same name twice is one.
create unique index files_document_key on files (tenant_id, owner_employee_id, name, sha256) where kind = 'document';
