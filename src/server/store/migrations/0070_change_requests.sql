-- Changes that people ask for of their own record, which they may not edit themselves.

create table change_requests (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  employee_id uuid not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'withdrawn', 'closed')),
  -- The fields, with what stood when it was asked for and what is to stand. Once it is over, personal and emergency data are
  -- not kept (domain/employees/changeRequests/comparing.ts).
  changes jsonb not null,
  note text not null check (length(note) <= 500),
  asked_utc timestamptz not null default now(),
  decided_by uuid,
  decided_utc timestamptz,
  reason text not null default '' check (length(reason) <= 1000),
  version integer not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete cascade,
  foreign key (tenant_id, decided_by) references employees (tenant_id, id) on delete set null (decided_by)
);
-- One at a time of each person.
create unique index change_requests_open_key on change_requests (tenant_id, employee_id) where state = 'open';
create index change_requests_person_idx on change_requests (tenant_id, employee_id, asked_utc);
create index change_requests_decided_by_idx on change_requests (tenant_id, decided_by);
call secure_tenant_table('change_requests');
