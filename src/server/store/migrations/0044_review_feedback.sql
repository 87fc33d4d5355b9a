-- Feedback of others in a performance review: peers of the employee, and those who report to them.

-- A question says which others it is asked of. Those that are there are asked of none.
create function asked_of_no_others(sections jsonb) returns jsonb language sql as $$
  select coalesce(jsonb_agg(s.section || jsonb_build_object('questions', (
    select coalesce(jsonb_agg(q.question || '{"others": "none"}' order by q.place), '[]')
    from jsonb_array_elements(s.section -> 'questions') with ordinality q (question, place))) order by s.place), '[]')
  from jsonb_array_elements(sections) with ordinality s (section, place)
$$;
alter table performance_review_templates no force row level security;
update performance_review_templates
set content = content || jsonb_build_object('sections', asked_of_no_others(content -> 'sections'));
alter table performance_review_templates force row level security;
alter table reviews no force row level security;
update reviews set sections = asked_of_no_others(sections);
alter table reviews force row level security;
alter table review_cycles no force row level security;
update review_cycles set sections = asked_of_no_others(sections);
alter table review_cycles force row level security;

drop function asked_of_no_others(jsonb);

alter table review_settings
  add column is_anonymous boolean not null default true,
  add column smallest_group integer not null default 3 check (smallest_group between 2 and 10);

-- There is one of a review of whose feedback somebody was asked: under which promise, and whether it is closed, for good.
create table review_feedback (
  tenant_id uuid not null references tenants (id),
  review_id uuid not null,
  is_anonymous boolean not null,
  smallest_group integer not null check (smallest_group between 2 and 10),
  -- By which what is shown is shuffled. It never leaves the server.
  seed uuid not null default gen_random_uuid(),
  closed_utc timestamptz,
  primary key (tenant_id, review_id),
  foreign key (tenant_id, review_id) references reviews (tenant_id, id) on delete cascade
);
call secure_tenant_table('review_feedback');

-- One of each person who was asked. Not when they answered: nobody is to find that out. What somebody has submitted stays
-- when their record is removed, without them, so that what is shown does not tell who they were.
create table review_feedback_requests (
  tenant_id uuid not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  review_id uuid not null,
  employee_id uuid,
  group_name text not null check (group_name in ('peers', 'reports')),
  state text not null default 'Open' check (state in ('Open', 'Submitted', 'Declined')),
  primary key (tenant_id, id),
  unique (tenant_id, review_id, employee_id),
  foreign key (tenant_id, review_id) references review_feedback (tenant_id, review_id) on delete cascade,
  constraint review_feedback_requests_employee_fkey foreign key (tenant_id, employee_id)
    references employees (tenant_id, id) on delete set null (employee_id)
);
create index review_feedback_requests_employee_idx on review_feedback_requests (tenant_id, employee_id)
  where employee_id is not null;
call secure_tenant_table('review_feedback_requests');

-- What one of them says to one question, with a version of its own.
create table review_feedback_answers (
  tenant_id uuid not null references tenants (id),
  request_id uuid not null,
  question_id uuid not null,
  text text not null,
  chosen integer,
  parts jsonb not null default '[]',
  version integer not null default 1,
  updated_utc timestamptz not null default now(),
  primary key (tenant_id, request_id, question_id),
  foreign key (tenant_id, request_id) references review_feedback_requests (tenant_id, id) on delete cascade
);
call secure_tenant_table('review_feedback_answers');
