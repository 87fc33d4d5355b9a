-- Templates of goals that are kept and no longer given.

alter table goal_templates no force row level security;
update goal_templates set content = content || '{"isArchived": false}';
alter table goal_templates force row level security;
