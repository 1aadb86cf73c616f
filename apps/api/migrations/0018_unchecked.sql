ALTER TABLE "listings" ADD COLUMN "unchecked_at" timestamp with time zone;--> statement-breakpoint
-- What had changed in those that wait is in their revisions; until each has been looked at, none is called checked.
update listings set unchecked_at = coalesce(changed_at, updated_at) where needs_review;
