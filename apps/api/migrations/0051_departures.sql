CREATE TABLE "departure_seats" (
	"from_id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"first_day" date NOT NULL,
	"seats" integer NOT NULL,
	CONSTRAINT "departure_seats_seats" CHECK (seats > 0)
);
--> statement-breakpoint
CREATE TABLE "departures" (
	"listing_id" uuid NOT NULL,
	"first_day" date NOT NULL,
	"places" integer NOT NULL,
	CONSTRAINT "departures_listing_id_first_day_pk" PRIMARY KEY("listing_id","first_day"),
	CONSTRAINT "departures_places" CHECK (places > 0)
);
--> statement-breakpoint
ALTER TABLE "departure_seats" ADD CONSTRAINT "departure_seats_departure" FOREIGN KEY ("listing_id","first_day") REFERENCES "public"."departures"("listing_id","first_day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "departure_seats_of" ON "departure_seats" USING btree ("listing_id","first_day");--> statement-breakpoint
-- Which departures there are and how many places are left is shown on the page of a tour; what is over announces nothing.
create function announce_departures() returns trigger language plpgsql as $$
declare
  tags text[];
  today date := (now() at time zone 'Asia/Colombo')::date;
begin
  if tg_op = 'TRUNCATE' then
    tags := array['*'];
  elsif tg_op = 'INSERT' then
    select array_agg(distinct 'calendar:' || listing_id) into tags from made where first_day >= today - 1;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct 'calendar:' || listing_id) into tags from gone where first_day >= today - 1;
  else
    select array_agg(distinct 'calendar:' || listing_id) into tags from became where first_day >= today - 1;
  end if;
  perform announce_tags(tags);
  return null;
end $$;
--> statement-breakpoint
create trigger announce_made after insert on departures
  referencing new table as made for each statement execute function announce_departures();
--> statement-breakpoint
create trigger announce_changed after update on departures
  referencing new table as became for each statement execute function announce_departures();
--> statement-breakpoint
create trigger announce_gone after delete on departures
  referencing old table as gone for each statement execute function announce_departures();
--> statement-breakpoint
create trigger announce_cleared after truncate on departures
  for each statement execute function announce_departures();
--> statement-breakpoint
create trigger announce_made after insert on departure_seats
  referencing new table as made for each statement execute function announce_departures();
--> statement-breakpoint
create trigger announce_changed after update on departure_seats
  referencing new table as became for each statement execute function announce_departures();
--> statement-breakpoint
create trigger announce_gone after delete on departure_seats
  referencing old table as gone for each statement execute function announce_departures();
--> statement-breakpoint
create trigger announce_cleared after truncate on departure_seats
  for each statement execute function announce_departures();
