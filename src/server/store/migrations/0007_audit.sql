-- Who acted, whom it was about, and what was there before and after: the record of changes as people read it.
--
-- No foreign keys: the record outlives those it names. Nothing here may be altered by the server's role (0001 grants
-- it select and insert, and no more).

alter table audit_entries
  -- The employee the user is in this tenant; null where no person acted.
  add column employee_id uuid,
  -- The employee the change is about.
  add column person uuid,
  -- What the subject was called then.
  add column subject_name text,
  -- [{ field, before, after }], only of fields that are not sensitive.
  add column values jsonb;

-- What stood there was about the person it names.
update audit_entries set person = subject_id where subject_kind = 'employee';

-- Read from its end backwards, one page at a time: by the primary key for a tenant, by this for a person. Every
-- change pays for each index here, so the one nobody asks by makes room.
drop index audit_entries_subject_idx;
create index audit_entries_person_idx on audit_entries (tenant_id, person, id) where person is not null;
