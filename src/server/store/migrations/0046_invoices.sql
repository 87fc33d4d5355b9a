-- A subscription that is cancelled runs to the end of what was paid for, and what was paid is written down.

-- Null while it goes on; one that ended before this ended when it was cancelled.
alter table subscriptions add column ends_utc timestamptz;
update subscriptions set ends_utc = cancelled_utc where cancelled_utc is not null;

create table invoices (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  number integer not null,
  subscription_id uuid not null,
  issued_utc timestamptz not null default now(),
  from_utc timestamptz not null,
  to_utc timestamptz not null,
  -- As it was called then.
  plan_name text not null,
  billing_cycle text not null check (billing_cycle in ('Monthly', 'Annual')),
  people integer not null check (people >= 0),
  -- Cents per person and cycle.
  unit_amount integer not null check (unit_amount >= 0),
  amount integer not null check (amount >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Of the card: never more than this.
  last_four text check (last_four ~ '^[0-9]{4}$'),
  -- What the provider calls the payment.
  reference text,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  foreign key (tenant_id, subscription_id) references subscriptions (tenant_id, id)
);
call secure_tenant_table('invoices', 'select, insert');
