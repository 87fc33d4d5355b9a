-- A review begins by itself on its day: no person did it, and its history says so.

alter table review_events
  alter column by_id drop not null,
  add constraint review_events_by_check check ((by_id is null) = (action = 'beginByItself'));
-- What began of late, of which people are told.
create index review_events_by_itself_idx on review_events (tenant_id, at_utc) where by_id is null;
