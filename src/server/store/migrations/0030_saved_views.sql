-- Views are kept of any list, and may be shared with everybody who uses it.
alter table directory_views rename to saved_views;
alter table saved_views rename constraint directory_views_pkey to saved_views_pkey;
alter table saved_views add column list text not null default 'employees';
alter table saved_views alter column list drop default;
alter table saved_views add column is_shared boolean not null default false;

drop index directory_views_name_key;
create unique index saved_views_name_key on saved_views (tenant_id, employee_id, list, lower(name));
drop index directory_views_default_key;
create unique index saved_views_default_key on saved_views (tenant_id, employee_id, list) where is_default;
create index saved_views_shared on saved_views (tenant_id, list) where is_shared;
