CREATE TABLE "free_months" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"address_hash" "bytea",
	"taken_at" timestamp with time zone NOT NULL,
	"spent_at" timestamp with time zone,
	"listing_id" uuid,
	"started_at" timestamp with time zone,
	CONSTRAINT "free_months_one_a_person" UNIQUE("user_id","kind"),
	CONSTRAINT "free_months_one_an_address" UNIQUE("address_hash","kind"),
	CONSTRAINT "free_months_kind" CHECK (kind in ('tourGuide', 'vehicle', 'tour', 'businessListing'))
);
--> statement-breakpoint
ALTER TABLE "entitlements" DROP CONSTRAINT "entitlements_source";--> statement-breakpoint
ALTER TABLE "free_months" ADD CONSTRAINT "free_months_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_months" ADD CONSTRAINT "free_months_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "free_months_for" ON "free_months" USING btree ("listing_id") WHERE listing_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "entitlements_one_a_promotion" ON "entitlements" USING btree ("source_id") WHERE source = 'promotion';--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_source" CHECK (source in ('payment', 'admin', 'promotion'));