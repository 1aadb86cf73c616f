ALTER TABLE "listings" ADD COLUMN "replies" jsonb;--> statement-breakpoint
-- How soon its owner answers stands on its own page and card alone, and moves it in no list.
create or replace function listing_placed_by(listing listings) returns jsonb language sql stable parallel safe
return listing_shown(listing)
  - array['details', 'needs_review', 'changed_at', 'unchecked_at', 'reviewed_at', 'reject_reason', 'version', 'updated_at', 'replies'];
