CREATE TABLE "papers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"listing_id" uuid,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"file_key" text NOT NULL,
	"cipher_key" "bytea" NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"gone_at" timestamp with time zone,
	CONSTRAINT "papers_file_key_unique" UNIQUE("file_key"),
	CONSTRAINT "papers_kind" CHECK (kind in ('tourGuide', 'vehicle', 'tour', 'businessListing', 'blog')),
	CONSTRAINT "papers_type" CHECK (type in ('licence', 'permit', 'insurance', 'registration'))
);
--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "papers_of" ON "papers" USING btree ("listing_id") WHERE listing_id is not null;--> statement-breakpoint
CREATE INDEX "papers_waiting" ON "papers" USING btree ("owner_id","kind") WHERE listing_id is null;