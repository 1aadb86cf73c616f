ALTER TABLE "inquiries" ADD COLUMN "review_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "agreed_month" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "scores" jsonb;--> statement-breakpoint
CREATE INDEX "inquiries_to_review" ON "inquiries" USING btree ("last_day","id") WHERE status = 'done' and review_asked_at is null;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_agreed" CHECK (agreed_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$');--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_scores" CHECK (scores is null or agreed_month is not null);