-- Logins that administrators give, and mail that is certain to leave.

-- ── Mail ─────────────────────────────────────────────────────────────────────────────────────────────────────────

-- Every message waits here from the moment of what it tells of, in the same transaction, until a courier has handed it
-- over. Couriers work for all tenants at once, so no policy stands here: nothing but src/server/mail reads this schema.
create schema mail;
grant usage on schema mail to tenure_app;

create table mail.outbox (
  id uuid primary key default gen_random_uuid(),
  -- Null: a message of the identity provider, which knows no tenants.
  tenant_id uuid references tenants (id),
  -- What the message is about: asked for twice under one key, it is sent once.
  key text not null,
  recipient text not null,
  subject text not null,
  -- Emptied once the message is settled, because it may hold a link that is as good as a password.
  body text not null,
  created_utc timestamptz not null default now(),
  -- When a courier may take it (again); a courier that takes it moves this ahead.
  due_utc timestamptz not null default now(),
  attempts integer not null default 0,
  sent_utc timestamptz,
  -- Given up.
  failed_utc timestamptz,
  constraint outbox_key unique nulls not distinct (tenant_id, key)
);
create index outbox_due_idx on mail.outbox (due_utc) where sent_utc is null and failed_utc is null;
create index outbox_settled_idx on mail.outbox (created_utc) where sent_utc is not null or failed_utc is not null;
grant select, insert, update, delete on mail.outbox to tenure_app;

-- ── Accounts ─────────────────────────────────────────────────────────────────────────────────────────────────────

alter table identity.users
  -- Somebody who can read the address has chosen the password, or came from a hosted provider.
  add column email_proved_utc timestamptz,
  -- An administrator chose the password: at the next sign-in the person chooses their own.
  add column password_is_provisional boolean not null default false,
  -- A second factor is asked for; without a secret it is set up at the next sign-in.
  add column totp_required boolean not null default false;
update identity.users set email_proved_utc = created_utc where password_hash is not null;
update identity.users set totp_required = true where totp_secret is not null;

-- The one-time link of an invitation, kept as a hash. It dies with the login it is for.
create table identity.invitations (
  tenant_id uuid not null,
  user_id uuid not null references identity.users (id) on delete cascade,
  token_hash text not null,
  -- Who invites, for the page behind the link, which no tenant's rows are open to.
  client_name text not null,
  -- The message in mail.outbox that carries the link.
  message_key text not null,
  expires_utc timestamptz not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references memberships (tenant_id, user_id) on delete cascade
);
create unique index invitations_token on identity.invitations (token_hash);
create index invitations_user_idx on identity.invitations (user_id);
create index invitations_expiry_idx on identity.invitations (expires_utc);
grant select, insert, update, delete on identity.invitations to tenure_app;

-- Whether a person works for another client too. Inside a tenant the memberships of others are hidden; the policy `own`
-- shows those of one person to that person alone, above all tenants. So the question is asked as that person, and the
-- answer is yes or no.
create function works_elsewhere(person uuid) returns boolean language plpgsql as $$
declare
  here text := coalesce(current_setting('app.tenant_id', true), '');
  asking text := coalesce(current_setting('app.user_id', true), '');
  answer boolean;
begin
  perform set_config('app.tenant_id', '', true), set_config('app.user_id', person::text, true);
  select exists (
    select from memberships m where m.user_id = person and m.tenant_id is distinct from nullif(here, '')::uuid
  ) into answer;
  perform set_config('app.tenant_id', here, true), set_config('app.user_id', asking, true);
  return answer;
end $$;
