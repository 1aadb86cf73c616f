-- Premium that ended before left the place that it had: the next purchase would bring it back.
UPDATE "listings" SET "featured_status" = 'none' WHERE "featured_status" <> 'none' AND NOT "is_premium";
