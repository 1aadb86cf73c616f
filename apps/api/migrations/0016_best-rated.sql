ALTER TABLE "listings" ADD COLUMN "rated_order" integer GENERATED ALWAYS AS (case when review_count = 0 then 0 else
    round((rating_hundredths * review_count::numeric + 2000) * 100 / (review_count + 5))::int end) STORED NOT NULL;--> statement-breakpoint
create index listings_rated on listings (kind, rated_order, id)
  include (facets, price_min_cents, price_max_cents, seats)
  where status = 'approved' and hidden_at is null and deleted_at is null;
