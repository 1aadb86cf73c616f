CREATE INDEX "listings_changed" ON "listings" USING btree ("kind","updated_at","id") WHERE needs_review and deleted_at is null;--> statement-breakpoint
CREATE INDEX "listings_deleted_of" ON "listings" USING btree ("owner_id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "payments_revenue" ON "payments" USING btree ("paid_at") WHERE status = 'completed';--> statement-breakpoint
create index reviews_words on reviews using gin (comment gin_trgm_ops);
