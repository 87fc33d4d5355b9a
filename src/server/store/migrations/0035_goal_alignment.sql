-- What a goal serves, and who sees it.
--
-- goals.serves_id     none: the company vision itself. What served a goal that is removed serves none.
-- goals.shared_with   what serves a goal is seen by nobody who does not see that (domain/goals/alignment.ts).

alter table goals
  add column serves_id uuid,
  add column shared_with text not null default 'manager' check (shared_with in ('manager', 'company')),
  add constraint goals_serves_fkey foreign key (tenant_id, serves_id) references goals (tenant_id, id)
    on delete set null (serves_id),
  add constraint goals_serves_itself check (serves_id <> id);
create index goals_serves_idx on goals (tenant_id, serves_id);
create index goals_company_idx on goals (tenant_id, id) where shared_with = 'company';
