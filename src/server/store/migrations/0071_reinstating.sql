-- Employments that ended, of people who came back: the person's own row tells of the one that is now. Reports count both.
create table past_employments (
  tenant_id uuid not null references tenants (id),
  employee_id uuid not null,
  no integer not null check (no > 0),
  -- Null: it began when the person was added.
  first_day date,
  last_day date not null,
  kind text not null check (kind in
    ('resignation', 'retirement', 'endOfContract', 'dismissal', 'redundancy', 'death', 'other')),
  reason text not null check (length(reason) <= 400),
  notes text not null check (length(notes) <= 4000),
  reinstated_utc timestamptz not null default now(),
  primary key (tenant_id, employee_id, no),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete cascade
);
call secure_tenant_table('past_employments');
