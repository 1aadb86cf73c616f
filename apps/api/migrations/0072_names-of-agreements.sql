ALTER TABLE "agreements" ADD COLUMN "traveller_name" text;--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "partner_name" text;