-- Telling the manager of who is late, and reminders that wait.
--
-- hr_documents.tell_manager_after_days   days after the due day; null for never.
-- hr_document_bindings.manager_told_utc  when the manager was told of the duty that stands, or of one before it.
-- reminder_pauses                        whose reminders wait until a day: of everything they owe, or of one certification.

alter table hr_documents
  add column tell_manager_after_days integer check (tell_manager_after_days between 1 and 90);
alter table hr_document_bindings add column manager_told_utc timestamptz;

create table reminder_pauses (
  tenant_id uuid not null references tenants (id),
  seq bigint generated always as identity,
  employee_id uuid not null,
  -- Null: of everything they owe.
  certification_id uuid,
  -- The first day of the tenant's calendar on which they go on.
  until_day date not null,
  reason text not null default '',
  set_by uuid,
  set_utc timestamptz not null default now(),
  primary key (tenant_id, seq),
  unique nulls not distinct (tenant_id, employee_id, certification_id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete cascade,
  foreign key (tenant_id, certification_id) references certifications (tenant_id, id) on delete cascade,
  foreign key (tenant_id, set_by) references employees (tenant_id, id) on delete set null (set_by)
);
create index reminder_pauses_certification_idx on reminder_pauses (tenant_id, certification_id)
  where certification_id is not null;
create index reminder_pauses_set_by_idx on reminder_pauses (tenant_id, set_by);
call secure_tenant_table('reminder_pauses');
