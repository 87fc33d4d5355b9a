-- An account belongs to whoever reads its address. A client invites an address; an account is made or joined when its
-- owner accepts. So a membership is always an accepted one, and what is pending knows no account.

-- ── What a client asks of its own members ────────────────────────────────────────────────────────────────────────

-- This client is entered with a second factor; other clients of the same person are not touched by it.
alter table memberships add column second_factor_required boolean not null default false;

-- (The rows of all tenants are only seen while no policy is forced.)
alter table memberships no force row level security;
alter table tenants no force row level security;
alter table employees no force row level security;

update memberships m set second_factor_required = true
from identity.users u where u.id = m.user_id and u.totp_required;
alter table identity.users drop column totp_required;

-- ── Invitations ──────────────────────────────────────────────────────────────────────────────────────────────────

-- Who was invited until now and has neither password nor hosted identity: nobody has accepted anything yet.
create temporary table unanswered on commit drop as
  select m.tenant_id, m.employee_id, u.id as user_id, u.email, u.display_name, m.second_factor_required,
    coalesce(i.client_name, t.name) as client_name,
    coalesce(i.token_hash, encode(sha256(gen_random_uuid()::text::bytea), 'hex')) as token_hash,
    coalesce(i.message_key, '') as message_key, coalesce(i.expires_utc, now()) as expires_utc
  from memberships m
  join identity.users u on u.id = m.user_id
  join tenants t on t.id = m.tenant_id
  left join identity.invitations i on i.tenant_id = m.tenant_id and i.user_id = m.user_id
  where u.password_hash is null
    and not exists (select from identity.user_identities known where known.user_id = u.id);

drop table identity.invitations;

create table identity.invitations (
  tenant_id uuid not null,
  employee_id uuid not null,
  -- What the login is called until it is accepted; it says nothing of any account.
  id uuid not null default gen_random_uuid() unique,
  -- Whoever reads it may accept. Whether it has an account is asked then, and not before.
  email text not null,
  -- Of the person, and of who invites, for the page behind the link, which no tenant's rows are open to.
  display_name text not null,
  client_name text not null,
  second_factor_required boolean not null default false,
  token_hash text not null unique,
  -- The message in mail.outbox that carries the link.
  message_key text not null,
  -- When the link ends. The invitation stays, so that it can be sent again.
  expires_utc timestamptz not null,
  declined_utc timestamptz,
  -- Behind a hosted provider: accepted by whoever read the mail, who comes in on signing in there with this address.
  accepted_utc timestamptz,
  primary key (tenant_id, employee_id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete cascade
);
create index invitations_accepted on identity.invitations (lower(email)) where accepted_utc is not null;
grant select, insert, update, delete on identity.invitations to tenure_app;

insert into identity.invitations
  (tenant_id, employee_id, email, display_name, client_name, second_factor_required, token_hash, message_key, expires_utc)
select tenant_id, employee_id, email, display_name, client_name, second_factor_required, token_hash, message_key, expires_utc
from unanswered;

delete from memberships m using unanswered u where m.tenant_id = u.tenant_id and m.employee_id = u.employee_id;
delete from identity.users u using unanswered i where u.id = i.user_id;

alter table memberships force row level security;
alter table tenants force row level security;
alter table employees force row level security;

-- ── Another address to sign in with ──────────────────────────────────────────────────────────────────────────────

-- It counts once somebody who reads it has said so: until then nobody learns whether it has an account.
create table identity.address_changes (
  user_id uuid primary key references identity.users (id) on delete cascade,
  -- Whose administrator has changed the record.
  tenant_id uuid not null,
  client_name text not null,
  email text not null,
  token_hash text not null unique,
  expires_utc timestamptz not null
);
create index address_changes_expiry on identity.address_changes (expires_utc);
grant select, insert, update, delete on identity.address_changes to tenure_app;

-- ── Sign-ins that nobody has finished ────────────────────────────────────────────────────────────────────────────

-- Where a sign-in came from (as a hash) as long as nobody is known behind it: one address keeps only so many.
alter table identity.oidc_payload add column begun_at text;
create index oidc_payload_begun_at on identity.oidc_payload (begun_at, expires_utc) where begun_at is not null;
