CREATE TABLE "listing_samples" (
	"kind" text NOT NULL,
	"place" integer NOT NULL,
	"id" uuid NOT NULL,
	"facets" text[] NOT NULL,
	"price_min_cents" bigint,
	"price_max_cents" bigint,
	"seats" integer,
	"latitude" double precision,
	"longitude" double precision,
	"search" "tsvector" NOT NULL,
	CONSTRAINT "listing_samples_kind_place_id_pk" PRIMARY KEY("kind","place","id")
);
--> statement-breakpoint
-- A sample is read whole: words that lie elsewhere would be fetched one by one.
ALTER TABLE "listing_samples" ALTER COLUMN "search" SET STORAGE main;
