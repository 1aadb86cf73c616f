-- What travellers are shown of calendars says so when it changes, as listings do (0019). Days that are over announce nothing.
create function announce_calendar_spans() returns trigger language plpgsql as $$
declare
  tags text[];
  today date := (now() at time zone 'Asia/Colombo')::date;
begin
  if tg_op = 'TRUNCATE' then
    tags := array['*'];
  elsif tg_op = 'INSERT' then
    select array_agg(tag) into tags from made join listings on listings.id = made.listing_id,
      unnest(array['calendar:' || listings.id, 'calendars:' || kind]) as tag
      where last_day >= today - 1;
  elsif tg_op = 'DELETE' then
    select array_agg(tag) into tags from gone join listings on listings.id = gone.listing_id,
      unnest(array['calendar:' || listings.id, 'calendars:' || kind]) as tag
      where last_day >= today - 1;
  else
    select array_agg(tag) into tags
      from was join became using (id) join listings on listings.id = became.listing_id,
      unnest(array['calendar:' || listings.id, 'calendars:' || kind]) as tag
      where (was.first_day, was.last_day, was.source, was.held_until)
        is distinct from (became.first_day, became.last_day, became.source, became.held_until);
  end if;
  perform announce_tags(tags);
  return null;
end $$;
--> statement-breakpoint
create trigger announce_made after insert on calendar_spans
  referencing new table as made for each statement execute function announce_calendar_spans();
--> statement-breakpoint
create trigger announce_changed after update on calendar_spans
  referencing old table as was new table as became for each statement execute function announce_calendar_spans();
--> statement-breakpoint
create trigger announce_gone after delete on calendar_spans
  referencing old table as gone for each statement execute function announce_calendar_spans();
--> statement-breakpoint
create trigger announce_cleared after truncate on calendar_spans
  for each statement execute function announce_calendar_spans();
--> statement-breakpoint
-- When it was touched stands beside the calendar; lists tell only whether that was of late, which a touch rarely changes.
create function announce_calendars() returns trigger language plpgsql as $$
declare
  tags text[];
begin
  if tg_op = 'TRUNCATE' then
    tags := array['*'];
  elsif tg_op = 'INSERT' then
    select array_agg(tag) into tags from made join listings on listings.id = made.listing_id,
      unnest(array['calendar:' || listings.id, 'calendars:' || kind]) as tag
      where kept_at is not null;
  elsif tg_op = 'DELETE' then
    select array_agg(tag) into tags from gone join listings on listings.id = gone.listing_id,
      unnest(array['calendar:' || listings.id, 'calendars:' || kind]) as tag
      where kept_at is not null;
  else
    select array_agg(tag) into tags
      from was join became using (listing_id) join listings on listings.id = became.listing_id,
      unnest(array[
        'calendar:' || listings.id,
        case when was.kept_at is null or became.kept_at is null
          or became.kept_at - was.kept_at > interval '1 day' or became.kept_at < was.kept_at
          then 'calendars:' || kind end
      ]) as tag
      where was.kept_at is distinct from became.kept_at and tag is not null;
  end if;
  perform announce_tags(tags);
  return null;
end $$;
--> statement-breakpoint
create trigger announce_made after insert on calendars
  referencing new table as made for each statement execute function announce_calendars();
--> statement-breakpoint
create trigger announce_changed after update on calendars
  referencing old table as was new table as became for each statement execute function announce_calendars();
--> statement-breakpoint
create trigger announce_gone after delete on calendars
  referencing old table as gone for each statement execute function announce_calendars();
--> statement-breakpoint
create trigger announce_cleared after truncate on calendars
  for each statement execute function announce_calendars();
