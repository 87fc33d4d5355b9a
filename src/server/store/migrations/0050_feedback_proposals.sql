-- The employee proposes who is asked for feedback on them, unless the client does not want it.
alter table review_settings add column employees_propose boolean not null default true;
alter table review_settings alter column employees_propose drop default;

-- Whom the employee of a review has proposed, and what whoever manages it has decided: whether they are asked stands in
-- review_feedback_requests, and is not told to the employee by this.
create table review_feedback_proposals (
  tenant_id uuid not null references tenants (id),
  review_id uuid not null,
  employee_id uuid not null,
  reason text not null check (length(reason) between 1 and 200),
  state text not null default 'Proposed' check (state in ('Proposed', 'Asked', 'LeftOut')),
  primary key (tenant_id, review_id, employee_id),
  foreign key (tenant_id, review_id) references reviews (tenant_id, id) on delete cascade,
  foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete cascade
);
create index review_feedback_proposals_employee_idx on review_feedback_proposals (tenant_id, employee_id);
call secure_tenant_table('review_feedback_proposals');
