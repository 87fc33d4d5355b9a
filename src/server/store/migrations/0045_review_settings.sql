-- When people are reminded of reviews, and the scale that questions begin with.
alter table review_settings
  add column reminders text not null default 'usual' check (reminders in ('usual', 'early', 'onTheDay', 'none')),
  add column scale text[] not null
    default '{"Well below what was agreed", Below, "As agreed", Above, "Well above what was agreed"}'
    check (cardinality(scale) between 2 and 10);
alter table review_settings alter column reminders drop default, alter column scale drop default;
