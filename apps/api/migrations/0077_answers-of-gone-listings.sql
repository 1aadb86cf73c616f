-- What an owner answered stayed when the listing was emptied or gone for good, and nothing said any more whose it was.
UPDATE "reviews" SET "reply" = NULL, "replied_at" = NULL
WHERE "reply" IS NOT NULL
  AND NOT EXISTS (SELECT FROM "listings" WHERE "listings"."id" = "reviews"."item_id" AND "listings"."details" <> '{}');
