CREATE TABLE "chargeback_cases" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"due_on" date,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "desk_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid,
	"user_id" uuid,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_notes_about" CHECK ((listing_id is null) <> (user_id is null))
);
--> statement-breakpoint
CREATE TABLE "desk_presence" (
	"listing_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_presence_listing_id_user_id_pk" PRIMARY KEY("listing_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "listing_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"action" text NOT NULL,
	"reason" text,
	"step_id" uuid,
	"before" jsonb NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"said_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	CONSTRAINT "listing_decisions_action" CHECK (action in ('approve', 'reject', 'correct reason', 'mark reviewed', 'delete'))
);
--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "bulk_of" integer;--> statement-breakpoint
ALTER TABLE "chargeback_cases" ADD CONSTRAINT "chargeback_cases_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chargeback_cases" ADD CONSTRAINT "chargeback_cases_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_notes" ADD CONSTRAINT "desk_notes_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_notes" ADD CONSTRAINT "desk_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_notes" ADD CONSTRAINT "desk_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_presence" ADD CONSTRAINT "desk_presence_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_presence" ADD CONSTRAINT "desk_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_decisions" ADD CONSTRAINT "listing_decisions_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_decisions" ADD CONSTRAINT "listing_decisions_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_decisions" ADD CONSTRAINT "listing_decisions_step_id_listing_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."listing_steps"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_notes_of_listing" ON "desk_notes" USING btree ("listing_id","id") WHERE listing_id is not null;--> statement-breakpoint
CREATE INDEX "desk_notes_of_user" ON "desk_notes" USING btree ("user_id","id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "listing_decisions_of" ON "listing_decisions" USING btree ("listing_id","id");--> statement-breakpoint
-- For parts of plates: the digits alone are what a witness remembers.
create index listings_plate_parts on listings using gin (plate gin_trgm_ops) where plate is not null;
