-- Cycles of performance reviews: many people's reviews planned as one, and again as their days come.

create table review_cycles (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  name text not null,
  -- What was asked (`NewCycle`), so that asking once more is known; who is in it, and by which days.
  rules jsonb not null,
  -- What came of it when it was planned (`CycleMade`).
  made jsonb not null,
  template_name text not null,
  -- What of its template it was planned with: those who come later are asked the same.
  sections jsonb not null,
  asks_employee boolean not null,
  asks_reviewer boolean not null,
  hides_until_both boolean not null,
  -- As the rules had them, and as many days later as it was paused.
  from_day date not null,
  due_day date,
  state text not null default 'Running' check (state in ('Running', 'Paused', 'Ended')),
  paused_day date,
  version integer not null default 1,
  created_utc timestamptz not null default now(),
  primary key (tenant_id, id),
  check ((state = 'Paused') = (paused_day is not null))
);
call secure_tenant_table('review_cycles');

alter table reviews
  add column cycle_id uuid,
  add constraint reviews_cycle_fkey foreign key (tenant_id, cycle_id) references review_cycles (tenant_id, id)
    on delete set null (cycle_id);
create index reviews_cycle_idx on reviews (tenant_id, cycle_id, scheduled_utc, id) where cycle_id is not null;

-- What a cycle has planned for whom. It outlives the review: what somebody deleted is not planned once more the next morning.
create table review_occasions (
  tenant_id uuid not null references tenants (id),
  cycle_id uuid not null,
  employee_id uuid not null,
  -- 0 by dates; the year by the day somebody started; 1, 2, 3 … of one that goes on.
  occasion integer not null,
  day date not null,
  review_id uuid,
  -- Nobody is planned twice, whoever plans.
  primary key (tenant_id, cycle_id, employee_id, occasion),
  foreign key (tenant_id, cycle_id) references review_cycles (tenant_id, id) on delete cascade,
  constraint review_occasions_employee_fkey foreign key (tenant_id, employee_id) references employees (tenant_id, id)
    on delete cascade,
  foreign key (tenant_id, review_id) references reviews (tenant_id, id) on delete set null (review_id)
);
create index review_occasions_employee_idx on review_occasions (tenant_id, employee_id);
create unique index review_occasions_review_key on review_occasions (tenant_id, review_id) where review_id is not null;
call secure_tenant_table('review_occasions');
