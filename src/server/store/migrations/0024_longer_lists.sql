-- Lists that are read a window at a time (0021), and what of them still cost more the longer they are.
--
-- audit_entries   in the order of their moment, and of those of one moment in the order they were written down.

-- Types in the order of their names: of a type nothing is read before those of the types before it are told.
create index certification_types_name_idx on certification_types (tenant_id, name collate list_order, id);

-- A day is looked up, wherever it lies; so is what somebody did, what was done to somebody, and a kind of record.
drop index audit_entries_person_idx;
create index audit_entries_moment_idx on audit_entries (tenant_id, at_utc, id);
create index audit_entries_person_idx on audit_entries (tenant_id, person, at_utc, id) where person is not null;
create index audit_entries_actor_idx on audit_entries (tenant_id, employee_id, at_utc, id) where employee_id is not null;
create index audit_entries_kind_idx on audit_entries (tenant_id, subject_kind, at_utc, id);
