-- How many are bound by each policy, and how many of them have agreed, is told by this index alone: of many people, one
-- row of the table after the other takes four times as long.
create unique index hr_document_bindings_counted_key on hr_document_bindings (tenant_id, document_id, employee_id)
  include (since_utc, agreed_version_no, agreed_utc) where until_utc is null;
drop index hr_document_bindings_open_key;
alter index hr_document_bindings_counted_key rename to hr_document_bindings_open_key;
