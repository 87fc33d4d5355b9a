-- Lines that were left out of an import, with what was wrong with them, and the headers over their cells.
alter table employee_imports
  add column left_out_count integer not null default 0,
  add column left_out jsonb not null default '{"headers": [], "rows": []}',
  -- How many who were here already were changed.
  add column changed_count integer not null default 0;
alter table asset_imports
  add column left_out_count integer not null default 0,
  add column left_out jsonb not null default '{"headers": [], "rows": []}';
alter table goal_imports
  add column left_out_count integer not null default 0,
  add column left_out jsonb not null default '{"headers": [], "rows": []}';

-- What an import changed of somebody who was here: field by field, before and after. `before` is null for somebody it made,
-- whose `after` is all it gave them. Both are null of imports that are older than this.
alter table employee_import_people
  add column before jsonb,
  add column after jsonb;
