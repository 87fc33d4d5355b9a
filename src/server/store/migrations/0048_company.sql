-- What a client says of itself: whom its people turn to, who its mail comes from, and whether any leaves yet.

alter table tenants
  add column help_name text,
  add column help_email text,
  add column help_phone text,
  add column company_version integer not null default 1;

-- The courier works for all tenants at once, so no policy stands here, as with mail.outbox.
create table mail.senders (
  tenant_id uuid primary key references tenants (id) on delete cascade,
  sender_name text,
  reply_to text,
  -- Set up, and not gone live: nothing leaves.
  held_since_utc timestamptz
);
grant select, insert, update, delete on mail.senders to tenure_app;

alter table mail.outbox
  -- Sent by hand while all others are held.
  add column is_released boolean not null default false,
  -- Held, and then not sent at all.
  add column is_dropped boolean not null default false;
create index outbox_held_idx on mail.outbox (tenant_id, created_utc)
  where sent_utc is null and failed_utc is null and not is_released;

-- In another zone every day stays the day it is (0019 says it of expiries), and every hour the hour by its clocks.
-- Reminders look again at once whether it is their morning there.
create function keep_days() returns trigger language plpgsql as $$
begin
  update check_ins
  set scheduled_utc = scheduled_utc at time zone old.time_zone at time zone new.time_zone,
    due_utc = last_moment_of((due_utc at time zone old.time_zone)::date, new.time_zone)
  where tenant_id = new.id;
  update reviews
  set scheduled_utc = scheduled_utc at time zone old.time_zone at time zone new.time_zone,
    due_utc = last_moment_of((due_utc at time zone old.time_zone)::date, new.time_zone)
  where tenant_id = new.id;
  update positions set start_date_utc = start_date_utc at time zone old.time_zone at time zone new.time_zone
  where tenant_id = new.id and start_date_utc is not null;
  update jobs.schedule set due_utc = now() where tenant_id = new.id and due_utc > now();
  return null;
end $$;
create trigger keep_days after update of time_zone on tenants
  for each row when (old.time_zone <> new.time_zone) execute function keep_days();
