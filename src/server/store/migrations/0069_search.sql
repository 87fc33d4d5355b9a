-- Search over everything.
--
-- searched                what a search compares, folded when it is written and not for each search.
-- …_other_letters_idx     the names and titles in letters beyond ASCII, which are few or all: each is spelled in Latin letters
--                         by the server, so that "yusuf" finds يوسف and "lukasz" finds Łukasz.

alter table hr_documents add column searched text generated always as (searchable(title)) stored;
alter table position_templates add column searched text generated always as (searchable(title)) stored;
alter table check_ins add column searched text generated always as (searchable(name)) stored;
alter table reviews add column searched text generated always as (searchable(name)) stored;

create index employees_other_letters_idx on employees (tenant_id) where full_name ~ '[^\x01-\x7f]';
create index hr_documents_other_letters_idx on hr_documents (tenant_id) where title ~ '[^\x01-\x7f]';
create index certification_types_other_letters_idx on certification_types (tenant_id) where name ~ '[^\x01-\x7f]';
create index assets_other_letters_idx on assets (tenant_id) where name ~ '[^\x01-\x7f]';
create index goals_other_letters_idx on goals (tenant_id) where title ~ '[^\x01-\x7f]';
create index position_templates_other_letters_idx on position_templates (tenant_id) where title ~ '[^\x01-\x7f]';
