CREATE TABLE "agreements" (
	"inquiry_id" uuid PRIMARY KEY NOT NULL,
	"serial" bigserial NOT NULL,
	"offer_id" uuid NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" text,
	CONSTRAINT "agreements_serial_unique" UNIQUE("serial"),
	CONSTRAINT "agreements_cancelled" CHECK ((cancelled_at is null) = (cancelled_by is null))
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"listing_title" text NOT NULL,
	"partner_id" uuid NOT NULL,
	"traveller_id" uuid,
	"guest_name" text,
	"guest_email" text,
	"guest_language" text,
	"status" text NOT NULL,
	"first_day" date,
	"last_day" date,
	"month" text,
	"flexible" boolean NOT NULL,
	"adults" integer NOT NULL,
	"children" integer[] NOT NULL,
	"language" text NOT NULL,
	"pickup" text NOT NULL,
	"trip_id" uuid,
	"answer_by" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"traveller_read_at" timestamp with time zone,
	"partner_read_at" timestamp with time zone,
	"reported_at" timestamp with time zone,
	"reported_by" text,
	"report_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiries_status" CHECK (status in ('unconfirmed', 'open', 'offered', 'agreed', 'done', 'declined', 'cancelled', 'expired')),
	CONSTRAINT "inquiries_days" CHECK ((first_day is null) = (last_day is null) and last_day >= first_day),
	CONSTRAINT "inquiries_when" CHECK ((first_day is null) <> (month is null)),
	CONSTRAINT "inquiries_reported_by" CHECK (reported_by in ('traveller', 'partner'))
);
--> statement-breakpoint
CREATE TABLE "inquiry_blocks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"traveller_id" uuid,
	"guest_email" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiry_blocks_whom" CHECK ((traveller_id is null) <> (guest_email is null))
);
--> statement-breakpoint
CREATE TABLE "inquiry_keys" (
	"key_hash" "bytea" PRIMARY KEY NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiry_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"by" text NOT NULL,
	"text" text NOT NULL,
	"is_marked" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiry_messages_by" CHECK ("by" in ('traveller', 'partner'))
);
--> statement-breakpoint
CREATE TABLE "inquiry_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"by" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiry_steps_by" CHECK ("by" in ('traveller', 'partner', 'system'))
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"total" bigint NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"superseded_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_partner_id_users_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_traveller_id_users_id_fk" FOREIGN KEY ("traveller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_blocks" ADD CONSTRAINT "inquiry_blocks_partner_id_users_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_blocks" ADD CONSTRAINT "inquiry_blocks_traveller_id_users_id_fk" FOREIGN KEY ("traveller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_keys" ADD CONSTRAINT "inquiry_keys_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_messages" ADD CONSTRAINT "inquiry_messages_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_steps" ADD CONSTRAINT "inquiry_steps_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agreements_offer" ON "agreements" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "inquiries_of_traveller" ON "inquiries" USING btree ("traveller_id","updated_at","id") WHERE traveller_id is not null;--> statement-breakpoint
CREATE INDEX "inquiries_of_partner" ON "inquiries" USING btree ("partner_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_of_listing" ON "inquiries" USING btree ("listing_id","created_at");--> statement-breakpoint
CREATE INDEX "inquiries_of_guest" ON "inquiries" USING btree (lower("guest_email")) WHERE traveller_id is null and guest_email is not null;--> statement-breakpoint
CREATE INDEX "inquiries_waiting" ON "inquiries" USING btree ("status","answer_by") WHERE status in ('unconfirmed', 'open', 'offered', 'agreed');--> statement-breakpoint
CREATE INDEX "inquiries_reported" ON "inquiries" USING btree ("reported_at","id") WHERE reported_at is not null;--> statement-breakpoint
CREATE INDEX "inquiries_of_trip" ON "inquiries" USING btree ("trip_id") WHERE trip_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_blocks_account" ON "inquiry_blocks" USING btree ("partner_id","traveller_id");--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_blocks_guest" ON "inquiry_blocks" USING btree ("partner_id","guest_email");--> statement-breakpoint
CREATE INDEX "inquiry_blocks_traveller" ON "inquiry_blocks" USING btree ("traveller_id") WHERE traveller_id is not null;--> statement-breakpoint
CREATE INDEX "inquiry_keys_of" ON "inquiry_keys" USING btree ("inquiry_id");--> statement-breakpoint
CREATE INDEX "inquiry_messages_of" ON "inquiry_messages" USING btree ("inquiry_id","id");--> statement-breakpoint
CREATE INDEX "inquiry_steps_of" ON "inquiry_steps" USING btree ("inquiry_id","id");--> statement-breakpoint
CREATE INDEX "offers_of" ON "offers" USING btree ("inquiry_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_current" ON "offers" USING btree ("inquiry_id") WHERE superseded_at is null;