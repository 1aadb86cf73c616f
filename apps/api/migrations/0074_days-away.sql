ALTER TABLE "calendar_spans" DROP CONSTRAINT "calendar_spans_source";--> statement-breakpoint
ALTER TABLE "calendar_spans" ADD CONSTRAINT "calendar_spans_source" CHECK (source in ('block', 'agreement', 'hold', 'import', 'away')) NOT VALID;--> statement-breakpoint
-- Of those that are away now their calendars say so as well. Offers that were made meanwhile were made knowing it: these ids are older than any.
insert into calendar_spans (id, listing_id, source, first_day, last_day)
  select overlay(gen_random_uuid()::text placing '00000000-0000-7' from 1 for 15)::uuid, id, 'away',
    (now() at time zone 'Asia/Colombo')::date, away_until - 1
  from listings where away_until > (now() at time zone 'Asia/Colombo')::date and details <> '{}';
