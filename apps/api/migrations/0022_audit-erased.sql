ALTER TABLE "audit" ADD COLUMN "erased_at" timestamp with time zone;
