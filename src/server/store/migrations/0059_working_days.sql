-- On which days of the week people of a client work: short names in the order of the week, at least one. What is asked of
-- working days, as the daily scrum is, asks this.
alter table tenants add column working_days text not null default 'Mon Tue Wed Thu Fri'
  check (working_days ~ '^(Mon)?( ?Tue)?( ?Wed)?( ?Thu)?( ?Fri)?( ?Sat)?( ?Sun)?$' and working_days <> '' and working_days = trim(working_days));
