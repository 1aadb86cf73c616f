CREATE INDEX "listings_new" ON "listings" USING btree ("kind",(not (status = 'approved' and reviewed_at is null)),"submitted_at","id") WHERE (status = 'pending' or (needs_review and reviewed_at is null)) and deleted_at is null;--> statement-breakpoint
CREATE INDEX "listings_unseen" ON "listings" USING btree ("kind") WHERE needs_review and reviewed_at is null and deleted_at is null;--> statement-breakpoint
-- Prices ride along: what has so many seats for so little is told by this index alone.
drop index listings_seats;
--> statement-breakpoint
create index listings_seats on listings (kind, seats) include (id, price_min_cents, price_max_cents)
  where seats is not null and status = 'approved' and hidden_at is null and deleted_at is null;
