-- Position descriptions with who approved and when the person acknowledged; employee goals with comments.

alter table positions
  add column description text not null default '',
  add column approved_by uuid,
  add column approved_utc timestamptz,
  add column acknowledged_utc timestamptz,
  add foreign key (tenant_id, approved_by) references employees (tenant_id, id) on delete set null (approved_by);
create index positions_approved_by_idx on positions (tenant_id, approved_by);

create table goals (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  employee_id uuid not null,
  title text not null,
  description text not null default '',
  state text not null default 'Draft' check (state in ('Draft', 'Active', 'AtRisk', 'Done', 'Cancelled')),
  due_date date,
  -- { kind, start, current, target, unit }
  progress jsonb not null,
  version integer not null default 1,
  created_utc timestamptz not null default now(),
  updated_utc timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete cascade
);
create index goals_employee_idx on goals (tenant_id, employee_id);
call secure_tenant_table('goals');

-- Whoever has written under somebody else's goal is not removed: the record would say less than it did.
create table goal_comments (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  goal_id uuid not null,
  author_id uuid not null,
  text text not null,
  created_utc timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, goal_id) references goals (tenant_id, id) on delete cascade,
  constraint goal_comments_author_fkey foreign key (tenant_id, author_id) references employees (tenant_id, id)
);
create index goal_comments_goal_idx on goal_comments (tenant_id, goal_id);
create index goal_comments_author_idx on goal_comments (tenant_id, author_id);
call secure_tenant_table('goal_comments');
