CREATE TABLE "destinations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"name_si" text,
	"name_ta" text,
	"district" text NOT NULL,
	"category" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"aliases" text[] DEFAULT '{}'::text[] NOT NULL,
	"attractions" text[] DEFAULT '{}'::text[] NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"activities" text[] DEFAULT '{}'::text[] NOT NULL,
	"best_time_to_visit" text,
	"source" text,
	"facts" text[] DEFAULT '{}'::text[] NOT NULL,
	"image" text,
	"images" text[] DEFAULT '{}'::text[] NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"rating_hundredths" integer DEFAULT 0 NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"names" text NOT NULL,
	"search" "tsvector" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "destinations_slug_unique" UNIQUE("slug"),
	CONSTRAINT "destinations_rating" CHECK (rating_hundredths between 0 and 500 and review_count >= 0),
	CONSTRAINT "destinations_coordinates" CHECK (latitude between -90 and 90 and longitude between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "districts" (
	"name" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name_si" text,
	"name_ta" text,
	"iso_code" text NOT NULL,
	"province" text NOT NULL,
	"capital" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"area_km2" integer NOT NULL,
	"population" integer NOT NULL,
	"population_census" text NOT NULL,
	"road_distance_from_colombo_km" integer NOT NULL,
	"approx_travel_hours" double precision NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"key_attractions" text[] DEFAULT '{}'::text[] NOT NULL,
	CONSTRAINT "districts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "districts_iso_code_unique" UNIQUE("iso_code")
);
--> statement-breakpoint
CREATE TABLE "listing_days" (
	"listing_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"inquiries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "listing_days_listing_id_day_pk" PRIMARY KEY("listing_id","day"),
	CONSTRAINT "listing_days_counts" CHECK (views >= 0 and clicks >= 0 and inquiries >= 0)
);
--> statement-breakpoint
CREATE TABLE "listing_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"by_role" text NOT NULL,
	"actor_id" uuid,
	"reason" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_steps_statuses" CHECK (from_status in ('pending', 'approved', 'rejected') and to_status in ('pending', 'approved', 'rejected')),
	CONSTRAINT "listing_steps_actor" CHECK (by_role in ('owner', 'admin', 'system') and (by_role = 'system' or actor_id is not null))
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_id" uuid,
	"status" text DEFAULT 'pending' NOT NULL,
	"needs_review" boolean DEFAULT false NOT NULL,
	"hidden_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"is_external" boolean DEFAULT false NOT NULL,
	"is_premium" boolean DEFAULT false NOT NULL,
	"premium_until" timestamp with time zone,
	"featured_status" text DEFAULT 'none' NOT NULL,
	"rating_hundredths" integer DEFAULT 0 NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"click_count" integer DEFAULT 0 NOT NULL,
	"inquiry_count" integer DEFAULT 0 NOT NULL,
	"facets" text[] DEFAULT '{}'::text[] NOT NULL,
	"district" text,
	"price_min_cents" bigint,
	"price_max_cents" bigint,
	"seats" integer,
	"cheapest_order" bigint GENERATED ALWAYS AS (coalesce(price_min_cents, 9007199254740991)) STORED NOT NULL,
	"dearest_order" bigint GENERATED ALWAYS AS (coalesce(price_max_cents, -1)) STORED NOT NULL,
	"search" "tsvector" NOT NULL,
	"plate" text,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"approved_at" timestamp with time zone,
	"reviewed_at" timestamp with time zone,
	"reject_reason" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"details" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listings_kind" CHECK (kind in ('tourGuide', 'vehicle', 'tour', 'businessListing', 'blog')),
	CONSTRAINT "listings_status" CHECK (status in ('pending', 'approved', 'rejected')),
	CONSTRAINT "listings_featured_status" CHECK (featured_status in ('none', 'homepage', 'destination')),
	CONSTRAINT "listings_approved_at" CHECK (status <> 'approved' or approved_at is not null),
	CONSTRAINT "listings_needs_review" CHECK (not needs_review or status = 'approved'),
	CONSTRAINT "listings_plate_of_vehicle" CHECK (plate is null or kind = 'vehicle'),
	CONSTRAINT "listings_rating" CHECK (rating_hundredths between 0 and 500),
	CONSTRAINT "listings_counts" CHECK (review_count >= 0 and view_count >= 0 and click_count >= 0 and inquiry_count >= 0 and version > 0),
	CONSTRAINT "listings_price" CHECK ((price_min_cents is null) = (price_max_cents is null) and price_min_cents >= 0 and price_max_cents >= price_min_cents),
	CONSTRAINT "listings_seats" CHECK (seats >= 0)
);
--> statement-breakpoint
CREATE TABLE "provinces" (
	"name" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name_si" text,
	"name_ta" text,
	"iso_code" text NOT NULL,
	"capital" text NOT NULL,
	"area_km2" integer NOT NULL,
	"population" integer NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "provinces_slug_unique" UNIQUE("slug"),
	CONSTRAINT "provinces_iso_code_unique" UNIQUE("iso_code")
);
--> statement-breakpoint
CREATE TABLE "recently_counted" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_type" text NOT NULL,
	"item_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"hidden_at" timestamp with time zone,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_one_per_person" UNIQUE("item_type","item_id","user_id"),
	CONSTRAINT "reviews_rating" CHECK (rating between 1 and 5),
	CONSTRAINT "reviews_item_type" CHECK (item_type in ('tourGuide', 'vehicle', 'tour', 'businessListing', 'destination'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"role" text DEFAULT 'user' NOT NULL,
	"email_verified_at" timestamp with time zone,
	"suspended_at" timestamp with time zone,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role" CHECK (role in ('user', 'admin'))
);
--> statement-breakpoint
ALTER TABLE "destinations" ADD CONSTRAINT "destinations_district_districts_name_fk" FOREIGN KEY ("district") REFERENCES "public"."districts"("name") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "districts" ADD CONSTRAINT "districts_province_provinces_name_fk" FOREIGN KEY ("province") REFERENCES "public"."provinces"("name") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "listing_days" ADD CONSTRAINT "listing_days_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_steps" ADD CONSTRAINT "listing_steps_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_steps" ADD CONSTRAINT "listing_steps_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "destinations_by_name" ON "destinations" USING btree ("name","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "destinations_by_district" ON "destinations" USING btree ("district","name","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "destinations_by_category" ON "destinations" USING btree ("category","name","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "destinations_search" ON "destinations" USING gin ("search") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "destinations_names" ON "destinations" USING gin ("names" gin_trgm_ops) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "districts_province" ON "districts" USING btree ("province");--> statement-breakpoint
CREATE INDEX "listing_steps_of" ON "listing_steps" USING btree ("listing_id","id");--> statement-breakpoint
CREATE INDEX "listings_by_owner" ON "listings" USING btree ("owner_id","kind","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "listings_by_status" ON "listings" USING btree ("kind","status","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "listings_to_review" ON "listings" USING btree ("kind","id") WHERE needs_review and deleted_at is null;--> statement-breakpoint
CREATE INDEX "listings_featured" ON "listings" USING btree ("kind","featured_status","is_premium","rating_hundredths","id") WHERE featured_status <> 'none' and status = 'approved' and hidden_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "listings_premium_ends" ON "listings" USING btree ("premium_until") WHERE is_premium;--> statement-breakpoint
CREATE INDEX "listings_deleted" ON "listings" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "listings_demo" ON "listings" USING btree ("id") WHERE is_demo;--> statement-breakpoint
CREATE UNIQUE INDEX "listings_plate" ON "listings" USING btree ("plate") WHERE kind = 'vehicle' and plate is not null and deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "listings_one_guide" ON "listings" USING btree ("owner_id") WHERE kind = 'tourGuide' and owner_id is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "recently_counted_at" ON "recently_counted" USING btree ("at");--> statement-breakpoint
CREATE INDEX "reviews_of_item" ON "reviews" USING btree ("item_type","item_id","id") WHERE hidden_at is null;--> statement-breakpoint
CREATE INDEX "reviews_by_user" ON "reviews" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("id") WHERE hidden_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));