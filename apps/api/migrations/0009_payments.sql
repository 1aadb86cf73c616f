CREATE TABLE "payment_notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid,
	"outcome" text NOT NULL,
	"reason" text,
	"transaction_id" text,
	"fields" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"transaction_id" text,
	"reason" text NOT NULL,
	"reported_on" date NOT NULL,
	"note" text,
	"requested_by" uuid,
	"requested_at" timestamp with time zone NOT NULL,
	"gateway_refund_id" text,
	"finished_at" timestamp with time zone,
	CONSTRAINT "payment_refunds_reason" CHECK (reason in ('duplicate', 'technical_error'))
);
--> statement-breakpoint
CREATE TABLE "payment_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"by_whom" text NOT NULL,
	"actor_id" uuid,
	"note" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"service_type" text NOT NULL,
	"item_id" uuid,
	"amount_cents" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"mode" text NOT NULL,
	"is_current" boolean DEFAULT true NOT NULL,
	"customer_name" text,
	"customer_email" text,
	"payment_method" text,
	"transaction_id" text,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "payments_status" CHECK (status in ('pending', 'completed', 'failed', 'cancelled', 'expired', 'refunded', 'charged_back')),
	CONSTRAINT "payments_mode" CHECK (mode in ('simulator', 'sandbox', 'live')),
	CONSTRAINT "payments_amount" CHECK (amount_cents > 0),
	CONSTRAINT "payments_paid_at" CHECK (status <> 'completed' or paid_at is not null)
);
--> statement-breakpoint
CREATE TABLE "simulated_payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "simulated_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 320000000001 CACHE 1),
	"order_id" text NOT NULL,
	"description" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"method" text NOT NULL,
	"masked_card" text NOT NULL,
	"customer_name" text NOT NULL,
	"status" text DEFAULT 'RECEIVED' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"spent_at" timestamp with time zone,
	"listing_id" uuid,
	"started_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "vouchers_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "vouchers_kind" CHECK (kind in ('blog', 'tour'))
);
--> statement-breakpoint
ALTER TABLE "entitlements" ADD COLUMN "reminded_days" smallint;--> statement-breakpoint
ALTER TABLE "payment_notifications" ADD CONSTRAINT "payment_notifications_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_steps" ADD CONSTRAINT "payment_steps_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_steps" ADD CONSTRAINT "payment_steps_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_notifications_of" ON "payment_notifications" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "payment_notifications_refused" ON "payment_notifications" USING btree ("received_at") WHERE outcome = 'refused';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_once" ON "payment_refunds" USING btree ("payment_id",coalesce("transaction_id", ''));--> statement-breakpoint
CREATE INDEX "payment_refunds_open" ON "payment_refunds" USING btree ("requested_at") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "payment_steps_of" ON "payment_steps" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "payments_of" ON "payments" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "payments_by_status" ON "payments" USING btree ("status","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_current" ON "payments" USING btree ("user_id","service_type",coalesce("item_id", '00000000-0000-0000-0000-000000000000'::uuid)) WHERE status = 'pending' and is_current;--> statement-breakpoint
CREATE INDEX "simulated_payments_of" ON "simulated_payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "vouchers_unspent" ON "vouchers" USING btree ("user_id","kind","id") WHERE spent_at is null and revoked_at is null;--> statement-breakpoint
CREATE INDEX "vouchers_for" ON "vouchers" USING btree ("listing_id") WHERE listing_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "entitlements_one_a_payment" ON "entitlements" USING btree ("source_id") WHERE source = 'payment';--> statement-breakpoint
CREATE INDEX "entitlements_end" ON "entitlements" USING btree ("ends_at") WHERE cancelled_at is null;