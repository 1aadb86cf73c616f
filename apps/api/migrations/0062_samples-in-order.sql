-- Where in an order what is looked for begins is told by a sample too. A process of an older version fills none of these.
ALTER TABLE "listing_samples" ADD COLUMN "is_free" boolean;--> statement-breakpoint
ALTER TABLE "listing_samples" ADD COLUMN "is_premium" boolean;--> statement-breakpoint
ALTER TABLE "listing_samples" ADD COLUMN "rating_hundredths" integer;--> statement-breakpoint
ALTER TABLE "listing_samples" ADD COLUMN "rated_order" integer;--> statement-breakpoint
ALTER TABLE "listing_samples" ADD COLUMN "cheapest_order" bigint;--> statement-breakpoint
UPDATE "listing_samples" SET "is_free" = "listings"."is_free", "is_premium" = "listings"."is_premium", "rating_hundredths" = "listings"."rating_hundredths", "rated_order" = "listings"."rated_order", "cheapest_order" = "listings"."cheapest_order" FROM "listings" WHERE "listings"."id" = "listing_samples"."id";
