-- The company's logo is a stored file like any other; a tenant has at most one.

alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check check (kind in ('avatar', 'logo'));
create unique index files_logo_key on files (tenant_id) where kind = 'logo';
