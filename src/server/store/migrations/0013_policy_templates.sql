-- The marketplace's policies, above the tenants: what each is for, and every version of its text. The server writes them
-- when it starts (server/policies/templates/publishing.ts); a version that is there is never changed.

-- Titles alone, which the demo wrote: nothing could be made of them.
delete from hr_document_templates;

alter table hr_document_templates add column summary text not null default '';

create table hr_document_template_versions (
  template_id uuid not null references hr_document_templates (id),
  version integer not null check (version >= 1),
  content jsonb not null,
  updated_utc timestamptz not null,
  primary key (template_id, version)
);
grant select on hr_document_template_versions to tenure_app;
