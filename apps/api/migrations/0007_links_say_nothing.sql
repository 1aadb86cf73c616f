ALTER TABLE "account_tokens" DROP COLUMN "user_name";--> statement-breakpoint
ALTER TABLE "account_tokens" DROP COLUMN "password_hash";