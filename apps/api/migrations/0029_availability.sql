DROP INDEX "listings_featured";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "availability" text DEFAULT 'available' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "away_until" date;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "is_free" boolean GENERATED ALWAYS AS (availability = 'available') STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "listings_away" ON "listings" USING btree ("away_until") WHERE away_until is not null;--> statement-breakpoint
CREATE INDEX "listings_featured" ON "listings" USING btree ("kind","featured_status","is_free","is_premium","rating_hundredths","id") WHERE featured_status <> 'none' and status = 'approved' and hidden_at is null and deleted_at is null;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_availability" CHECK (availability in ('available', 'booked', 'away'));--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_away_until" CHECK (away_until is null or availability = 'away');
--> statement-breakpoint
-- What vehicles said in their details until now.
update listings set availability = case details->>'availability' when 'booked' then 'booked' else 'away' end
  where kind = 'vehicle' and details->>'availability' in ('booked', 'unavailable');
--> statement-breakpoint
drop index listings_rank;
--> statement-breakpoint
create index listings_rank on listings (kind, is_free, is_premium, rating_hundredths, id)
  include (facets, price_min_cents, price_max_cents, seats)
  where status = 'approved' and hidden_at is null and deleted_at is null;
