-- How days and numbers are written: what a client has chosen for everybody, and what each person has for themself in that
-- client. A person also chooses where moments are shown; days and deadlines are the client's, whoever reads them.

create domain date_style as text check (value in ('ordinal', 'd/m/y', 'd.m.y', 'm/d/y', 'y-m-d'));
create domain number_style as text check (value in (',.', '.,', ' ,', '’.'));
create domain first_weekday as smallint check (value in (0, 1, 6));

alter table tenants
  add column date_style date_style not null default 'ordinal',
  add column first_weekday first_weekday not null default 1,
  add column number_style number_style not null default ',.',
  add column locale_version integer not null default 1;

-- Null: as the client has it.
alter table memberships
  add column date_style date_style,
  add column first_weekday first_weekday,
  add column number_style number_style,
  add column zone text;
