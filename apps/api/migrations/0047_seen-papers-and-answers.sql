CREATE TABLE "seen_papers" (
	"listing_id" uuid NOT NULL,
	"type" text NOT NULL,
	"valid_until" date NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"seen_by" uuid NOT NULL,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "seen_papers_listing_id_type_pk" PRIMARY KEY("listing_id","type"),
	CONSTRAINT "seen_papers_type" CHECK (type in ('nationalGuide', 'chauffeurGuide', 'areaGuide', 'siteGuide', 'drivingLicence', 'vehiclePermit', 'insurance', 'registration', 'address'))
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "papers_seen" jsonb;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seen_papers" ADD CONSTRAINT "seen_papers_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_papers" ADD CONSTRAINT "seen_papers_seen_by_users_id_fk" FOREIGN KEY ("seen_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seen_papers_ends" ON "seen_papers" USING btree ("valid_until");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reply" CHECK ((reply is null) = (replied_at is null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "reviews" VALIDATE CONSTRAINT "reviews_reply";--> statement-breakpoint
-- Which papers were seen stands on its own page alone, and moves it in no list.
create or replace function listing_placed_by(listing listings) returns jsonb language sql stable parallel safe
return listing_shown(listing)
  - array['details', 'needs_review', 'changed_at', 'unchecked_at', 'reviewed_at', 'reject_reason', 'version', 'updated_at', 'replies', 'papers_seen'];
