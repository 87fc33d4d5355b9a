-- What the home page tells of people (domain/home/news): what a client tells, and what somebody does not want told.
alter table tenants add column occasions text not null default 'both'
  check (occasions in ('both', 'birthdays', 'anniversaries', 'neither'));

create table occasion_choices (
  tenant_id uuid not null references tenants (id),
  employee_id uuid not null,
  hides_birthday boolean not null default false,
  hides_anniversary boolean not null default false,
  primary key (tenant_id, employee_id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete cascade
);
call secure_tenant_table('occasion_choices');

-- When somebody last looked at their home page, and from when on it says what has changed (domain/home/news/visits.ts).
create table home_visits (
  tenant_id uuid not null references tenants (id),
  employee_id uuid not null,
  -- The end of the visit before this one; null in the first.
  before_utc timestamptz,
  last_utc timestamptz not null,
  primary key (tenant_id, employee_id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete cascade
);
call secure_tenant_table('home_visits');

-- A blocker may need a few sentences (domain/dailyScrums/entry.fields.ts).
alter table daily_scrum_blockers drop constraint daily_scrum_blockers_text_check;
alter table daily_scrum_blockers add constraint daily_scrum_blockers_text_check check (length(text) between 1 and 1000);
