-- What becomes of feedback: a number by which people name it to each other, and what the admins say to it.

alter table feedback
  add column number integer,
  add column version integer not null default 1,
  add column status text not null default 'received' check (status in ('received', 'inProgress', 'done', 'declined')),
  add column answer text not null default '' check (length(answer) <= 2000),
  add column answered_by uuid,
  add column answered_utc timestamptz,
  add column searched text not null generated always as (searchable(message || ' ' || answer)) stored,
  add foreign key (tenant_id, answered_by) references employees (tenant_id, id) on delete set null (answered_by);

-- Of every client.
alter table feedback no force row level security;

update feedback f set number = n.number
from (select tenant_id, id, row_number() over (partition by tenant_id order by created_utc, id) as number from feedback) n
where n.tenant_id = f.tenant_id and n.id = f.id;

alter table feedback force row level security;
alter table feedback alter column number set not null;
create unique index feedback_number_key on feedback (tenant_id, number);
create index feedback_status_idx on feedback (tenant_id, status, number);
create index feedback_answered_by_idx on feedback (tenant_id, answered_by);
drop index feedback_employee_idx;
create index feedback_employee_idx on feedback (tenant_id, employee_id, number);

grant update on feedback to tenure_app;
