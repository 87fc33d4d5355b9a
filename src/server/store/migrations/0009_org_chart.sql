-- The note on a person's node of the org chart, which every member may read.
alter table employees add column org_chart_note text not null default '';
