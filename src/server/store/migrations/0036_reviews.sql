-- Performance reviews: what the two write, each by itself, what they submit, and what is spoken about.
--
-- Templates hold sections now; the questions of those that are there become one section that both answer in words.

alter table performance_review_templates no force row level security;
update performance_review_templates t set content = jsonb_build_object(
  'name', t.content ->> 'name', 'description', t.content ->> 'description', 'isArchived', false,
  'sections', jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'title', 'Questions', 'questions', coalesce((
    select jsonb_agg(jsonb_build_object('id', gen_random_uuid(), 'text', btrim(left(q.text, 300)), 'help', '', 'asked', 'both',
      'kind', 'text', 'choices', '[]'::jsonb, 'weight', 1) order by q.place)
    from jsonb_array_elements_text(t.content -> 'questions') with ordinality q (text, place) where q.place <= 30),
    jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'text', 'How did it go?', 'help', '', 'asked', 'both',
      'kind', 'text', 'choices', '[]'::jsonb, 'weight', 1))))))
where t.content ? 'questions';
alter table performance_review_templates force row level security;

create table review_settings (
  tenant_id uuid primary key references tenants (id),
  hides_until_both boolean not null,
  starters text not null check (starters in ('managers', 'admins')),
  version integer not null default 1
);
call secure_tenant_table('review_settings');

create table reviews (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  employee_id uuid not null,
  reviewer_id uuid not null,
  name text not null,
  position_title text,
  -- What of its template it was planned with; with the goals, values and positions there were when it began.
  sections jsonb not null,
  asks_employee boolean not null,
  asks_reviewer boolean not null,
  -- The promise under which the two write, as the settings had it when it was planned.
  hides_until_both boolean not null,
  -- By the clocks of the tenant's zone.
  scheduled_day date not null,
  scheduled_utc timestamptz not null,
  due_day date not null,
  due_utc timestamptz not null,
  stage text not null default 'Scheduled'
    check (stage in ('Scheduled', 'Writing', 'Submitted', 'Discussing', 'Report', 'Acknowledged', 'Complete')),
  completed_utc timestamptz,
  version integer not null default 1,
  created_utc timestamptz not null default now(),
  primary key (tenant_id, id),
  check ((stage = 'Complete') = (completed_utc is not null)),
  constraint reviews_employee_fkey foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  constraint reviews_reviewer_fkey foreign key (tenant_id, reviewer_id) references employees (tenant_id, id)
);
create index reviews_pending_idx on reviews (tenant_id, scheduled_utc, id) where stage <> 'Complete';
create index reviews_completed_idx on reviews (tenant_id, scheduled_utc, id) where stage = 'Complete';
create index reviews_employee_idx on reviews (tenant_id, employee_id, scheduled_utc);
create index reviews_reviewer_idx on reviews (tenant_id, reviewer_id, scheduled_utc);
call secure_tenant_table('reviews');

-- One for each side, from the beginning: what it will have submitted, with the receipt it got for it.
create table review_submits (
  tenant_id uuid not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  review_id uuid not null,
  side text not null check (side in ('employee', 'reviewer')),
  submitted_utc timestamptz,
  receipt_id uuid,
  answers integer,
  sha256 text,
  primary key (tenant_id, id),
  unique (tenant_id, review_id, side),
  check ((submitted_utc is null) = (receipt_id is null)),
  foreign key (tenant_id, review_id) references reviews (tenant_id, id) on delete cascade
);
call secure_tenant_table('review_submits');

-- What one side says to one question, with a version of its own.
create table review_answers (
  tenant_id uuid not null references tenants (id),
  review_id uuid not null,
  side text not null check (side in ('employee', 'reviewer')),
  question_id uuid not null,
  text text not null,
  chosen integer,
  parts jsonb not null default '[]',
  by_id uuid not null,
  version integer not null default 1,
  updated_utc timestamptz not null default now(),
  primary key (tenant_id, review_id, side, question_id),
  foreign key (tenant_id, review_id) references reviews (tenant_id, id) on delete cascade,
  constraint review_answers_by_fkey foreign key (tenant_id, by_id) references employees (tenant_id, id)
);
create index review_answers_by_idx on review_answers (tenant_id, by_id);
call secure_tenant_table('review_answers');

-- Type 3 is never read for the employee.
create table review_points (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  review_id uuid not null,
  type integer not null check (type in (1, 3)),
  text text not null,
  note text not null default '',
  version integer not null default 1,
  updated_utc timestamptz not null default now(),
  place bigint generated always as identity,
  primary key (tenant_id, id),
  foreign key (tenant_id, review_id) references reviews (tenant_id, id) on delete cascade
);
create index review_points_review_idx on review_points (tenant_id, review_id);
call secure_tenant_table('review_points');

create table review_files (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  review_id uuid not null,
  -- Of the two; none of somebody else who sees the review.
  side text check (side in ('employee', 'reviewer')),
  by_id uuid not null,
  -- Handed in with the answers of its side.
  was_submitted boolean not null default false,
  name text not null,
  content_type text not null,
  size integer not null,
  sha256 text not null,
  uploaded_utc timestamptz not null default now(),
  place integer generated always as identity,
  primary key (tenant_id, id),
  foreign key (tenant_id, review_id) references reviews (tenant_id, id) on delete cascade,
  constraint review_files_by_fkey foreign key (tenant_id, by_id) references employees (tenant_id, id)
);
-- The same file of the same person under the same name twice is one.
create unique index review_files_key on review_files (tenant_id, review_id, by_id, name, sha256);
create index review_files_by_idx on review_files (tenant_id, by_id);
call secure_tenant_table('review_files');

-- The steps of its life; only ever added to.
create table review_events (
  tenant_id uuid not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  review_id uuid not null,
  action text not null,
  by_id uuid not null,
  reason text not null default '',
  at_utc timestamptz not null default now(),
  place bigint generated always as identity,
  primary key (tenant_id, id),
  foreign key (tenant_id, review_id) references reviews (tenant_id, id) on delete cascade,
  constraint review_events_by_fkey foreign key (tenant_id, by_id) references employees (tenant_id, id)
);
create index review_events_review_idx on review_events (tenant_id, review_id);
create index review_events_by_idx on review_events (tenant_id, by_id);
call secure_tenant_table('review_events', 'select, insert');
