-- How an asset was before something was done with it, so that the act can be taken back (domain/assets/undoing.ts); null
-- where it cannot be.
alter table asset_events add column before jsonb;
