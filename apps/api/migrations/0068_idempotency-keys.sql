CREATE TABLE "idempotency_keys" (
	"key_hash" "bytea" PRIMARY KEY NOT NULL,
	"body_hash" "bytea" NOT NULL,
	"made" uuid[] DEFAULT '{}' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "idempotency_keys_at" ON "idempotency_keys" USING btree ("at");