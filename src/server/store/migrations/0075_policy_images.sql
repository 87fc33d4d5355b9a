-- Images in the texts of policies.
--
-- hr_document_images      what is known of an image; its bytes lie on disk. A text names it by its id and its sha256. It stays as
--                         long as its document, for a version is kept for ever and a text that was changed can be changed back.

create table hr_document_images (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  document_id uuid not null,
  name text not null,
  content_type text not null,
  size integer not null,
  sha256 text not null,
  width integer not null,
  height integer not null,
  uploaded_utc timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, document_id) references hr_documents (tenant_id, id) on delete cascade
);
-- The same image twice is one.
create unique index hr_document_images_key on hr_document_images (tenant_id, document_id, sha256);
call secure_tenant_table('hr_document_images', 'select, insert, delete');
