-- How often somebody is asked how their goals stand, beside what they are told of a goal that is due.

alter table memberships
  add column goal_rhythm text not null default 'whenDue'
    check (goal_rhythm in ('whenDue', 'weekly', 'fortnightly', 'monthly')),
  -- The day they were asked last, or chose the rhythm.
  add column goals_asked_day date;
