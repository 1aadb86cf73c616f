CREATE TABLE "entitlements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"listing_id" uuid,
	"plan" text,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entitlements_kind" CHECK (kind in ('tourGuide', 'vehicle', 'tour', 'businessListing', 'blog')),
	CONSTRAINT "entitlements_plan" CHECK (plan in ('monthly', 'yearly')),
	CONSTRAINT "entitlements_source" CHECK (source in ('payment', 'admin')),
	CONSTRAINT "entitlements_whose" CHECK (user_id is not null or listing_id is not null),
	CONSTRAINT "entitlements_time" CHECK (ends_at > starts_at)
);
--> statement-breakpoint
CREATE TABLE "listing_revisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"by_role" text NOT NULL,
	"actor_id" uuid,
	"changes" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_revisions_actor" CHECK (by_role in ('owner', 'admin', 'system'))
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"uploader_id" uuid,
	"listing_id" uuid,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"unused_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_key_unique" UNIQUE("key"),
	CONSTRAINT "pictures_size" CHECK (width > 0 and height > 0 and bytes > 0)
);
--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_revisions" ADD CONSTRAINT "listing_revisions_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_revisions" ADD CONSTRAINT "listing_revisions_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entitlements_of" ON "entitlements" USING btree ("user_id","kind","ends_at");--> statement-breakpoint
CREATE INDEX "entitlements_for" ON "entitlements" USING btree ("listing_id") WHERE listing_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "listing_revisions_of" ON "listing_revisions" USING btree ("listing_id","version");--> statement-breakpoint
CREATE INDEX "pictures_of" ON "pictures" USING btree ("listing_id") WHERE listing_id is not null;--> statement-breakpoint
CREATE INDEX "pictures_unused" ON "pictures" USING btree ("unused_since") WHERE listing_id is null;--> statement-breakpoint
UPDATE "listings" SET "plate" = regexp_replace("plate", '^(WP|CP|SP|NP|EP|NW|NC|UP|SG|SB)([A-Z]{2,3}[0-9]{4})$', '\2')
WHERE "plate" ~ '^(WP|CP|SP|NP|EP|NW|NC|UP|SG|SB)[A-Z]{2,3}[0-9]{4}$'
  AND NOT EXISTS (
    SELECT FROM "listings" other
    WHERE other."id" <> "listings"."id" AND other."deleted_at" IS NULL
      AND regexp_replace(other."plate", '^(WP|CP|SP|NP|EP|NW|NC|UP|SG|SB)([A-Z]{2,3}[0-9]{4})$', '\2')
        = regexp_replace("listings"."plate", '^(WP|CP|SP|NP|EP|NW|NC|UP|SG|SB)([A-Z]{2,3}[0-9]{4})$', '\2')
  );
