-- What managers see and change of their direct reports (§ 6 Editing): all of it, unless the client decides otherwise. A client
-- that is there already keeps what it had, so that nobody sees overnight what was closed yesterday.

alter table tenants
  add column managers_see_personal boolean not null default false,
  add column managers_choose_policies boolean not null default false;

alter table tenants
  alter column managers_see_personal set default true,
  alter column managers_choose_policies set default true,
  alter column managers_see_emergency set default true;
