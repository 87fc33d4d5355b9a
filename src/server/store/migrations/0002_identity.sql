-- Who signs in, and everything the local OpenID provider must remember. No tenant plays a part here: one person may
-- work for several. Nothing but src/server/identity reads this schema.

create schema identity;
grant usage on schema identity to tenure_app;

create table identity.users (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  display_name text not null,
  -- Null: invited, or signs in at a hosted provider only. Argon2id, PHC string.
  password_hash text,
  disabled boolean not null default false,
  -- Base32, as authenticator apps take it. In the clear: the key to encrypt it would lie in the same database.
  totp_secret text,
  -- The last 30-second step a code was accepted for: a code works once.
  totp_last_step bigint not null default 0,
  created_utc timestamptz not null default now()
);
create unique index users_email on identity.users (lower(email));

-- A token of a hosted provider names (issuer, subject), never an e-mail address. The local provider's subject is
-- users.id and needs no row.
create table identity.user_identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references identity.users (id) on delete cascade,
  primary key (issuer, subject)
);
create index user_identities_user on identity.user_identities (user_id);

-- Sessions, grants, codes and tokens of oidc-provider, one row each.
create table identity.oidc_payload (
  model text not null,
  id text not null,
  payload jsonb not null,
  -- Only for what dies with its grant; an interaction names a grant too, but must outlive it.
  grant_id text,
  uid text,
  account_id text,
  expires_utc timestamptz,
  consumed_utc timestamptz,
  primary key (model, id)
);
create index oidc_payload_grant on identity.oidc_payload (grant_id) where grant_id is not null;
create index oidc_payload_uid on identity.oidc_payload (model, uid) where uid is not null;
create index oidc_payload_account on identity.oidc_payload (account_id) where account_id is not null;
create index oidc_payload_expiry on identity.oidc_payload (expires_utc);

-- next is published before it signs; previous still verifies what it signed.
create table identity.signing_keys (
  kid text primary key,
  state text not null check (state in ('next', 'active', 'previous')),
  private_jwk jsonb not null,
  created_utc timestamptz not null default now(),
  changed_utc timestamptz not null default now()
);
create unique index signing_keys_one_active on identity.signing_keys (state) where state = 'active';
create unique index signing_keys_one_next on identity.signing_keys (state) where state = 'next';

create table identity.cookie_keys (
  secret text primary key,
  created_utc timestamptz not null default now()
);

-- One row per thing that is counted: an account seen from an address, an address, an account, a one-time code.
create table identity.attempts (
  key text primary key,
  failures integer not null default 0,
  last_utc timestamptz not null default now(),
  locked_until_utc timestamptz,
  succeeded_utc timestamptz
);
create index attempts_last on identity.attempts (last_utc);

-- A code is bound to the browser that asked for it. user_id is null when nobody has that address: the same work is
-- done, so that nobody learns which addresses exist.
create table identity.reset_codes (
  interaction_uid text primary key,
  user_id uuid references identity.users (id) on delete cascade,
  code_hash text not null,
  tries integer not null default 0,
  expires_utc timestamptz not null
);
create index reset_codes_expiry on identity.reset_codes (expires_utc);

grant select, insert, update, delete on all tables in schema identity to tenure_app;
