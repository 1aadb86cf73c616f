CREATE TABLE "calendar_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"url" text,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"days" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_imports_state" CHECK (state in ('waiting', 'read', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "calendar_spans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"source" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"held_until" timestamp with time zone,
	"from_id" uuid,
	CONSTRAINT "calendar_spans_source" CHECK (source in ('block', 'agreement', 'hold', 'import')),
	CONSTRAINT "calendar_spans_order" CHECK (last_day >= first_day),
	CONSTRAINT "calendar_spans_held" CHECK ((source = 'hold') = (held_until is not null))
);
--> statement-breakpoint
CREATE TABLE "calendars" (
	"listing_id" uuid PRIMARY KEY NOT NULL,
	"kept_at" timestamp with time zone,
	"address_key" text NOT NULL,
	CONSTRAINT "calendars_address_key_unique" UNIQUE("address_key")
);
--> statement-breakpoint
ALTER TABLE "calendar_imports" ADD CONSTRAINT "calendar_imports_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_spans" ADD CONSTRAINT "calendar_spans_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendars" ADD CONSTRAINT "calendars_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_imports_of" ON "calendar_imports" USING btree ("listing_id","id");--> statement-breakpoint
CREATE INDEX "calendar_imports_due" ON "calendar_imports" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "calendar_spans_from" ON "calendar_spans" USING btree ("from_id") WHERE from_id is not null;--> statement-breakpoint
-- Twenty acceptances at once make one agreement: whatever runs beside, two of one listing never share a day.
ALTER TABLE "calendar_spans" ADD CONSTRAINT "calendar_spans_agreed_once"
  EXCLUDE USING gist ("listing_id" WITH =, daterange("first_day", "last_day", '[]') WITH &&) WHERE (source = 'agreement');
--> statement-breakpoint
-- Which days of a listing are busy, and whether any of these days is.
CREATE INDEX "calendar_spans_days" ON "calendar_spans" USING gist ("listing_id", daterange("first_day", "last_day", '[]'));
