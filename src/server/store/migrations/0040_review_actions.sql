-- What is agreed in the discussion of a performance review. What an action has become, a goal or an item of a check-in, has
-- its id, so that it becomes one of each at most.

create table review_actions (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  review_id uuid not null,
  text text not null,
  -- Who does it, of the two.
  owner text not null check (owner in ('employee', 'reviewer')),
  due_day date,
  version integer not null default 1,
  updated_utc timestamptz not null default now(),
  place bigint generated always as identity,
  primary key (tenant_id, id),
  foreign key (tenant_id, review_id) references reviews (tenant_id, id) on delete cascade
);
create index review_actions_review_idx on review_actions (tenant_id, review_id);
call secure_tenant_table('review_actions');
