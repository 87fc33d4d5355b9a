-- Who has been shown round, in that client. Whoever works there already knows their way.
alter table memberships add column tour_seen_utc timestamptz;
update memberships set tour_seen_utc = now();
