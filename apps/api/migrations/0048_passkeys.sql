ALTER TABLE "passkey_challenges" ADD COLUMN "holder" "bytea" NOT NULL;--> statement-breakpoint
ALTER TABLE "passkeys" ADD COLUMN "name" text;