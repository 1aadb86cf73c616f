-- Listings in an area with all that lists filter and order by beside them, and where listings are beside their orders, so that
-- a page of an area is found in the indexes alone: at a million listings a filter within 25 km read 12,000 rows of five
-- kilobytes each.
create index listings_around on listings using gist (kind, spot_of(latitude, longitude, id))
  include (id, latitude, longitude, facets, price_min_cents, price_max_cents, seats,
    is_free, is_premium, rating_hundredths, rated_order, cheapest_order)
  where latitude is not null and status = 'approved' and hidden_at is null and deleted_at is null;
--> statement-breakpoint
drop index listings_near, listings_rank, listings_newest, listings_cheapest, listings_rated;
--> statement-breakpoint
create index listings_rank on listings (kind, is_free, is_premium, rating_hundredths, id)
  include (facets, price_min_cents, price_max_cents, seats, latitude, longitude)
  where status = 'approved' and hidden_at is null and deleted_at is null;
--> statement-breakpoint
create index listings_newest on listings (kind, id)
  include (facets, price_min_cents, price_max_cents, seats, latitude, longitude)
  where status = 'approved' and hidden_at is null and deleted_at is null;
--> statement-breakpoint
create index listings_cheapest on listings (kind, cheapest_order, id)
  include (facets, price_min_cents, price_max_cents, seats, latitude, longitude)
  where status = 'approved' and hidden_at is null and deleted_at is null;
--> statement-breakpoint
create index listings_rated on listings (kind, rated_order, id)
  include (facets, price_min_cents, price_max_cents, seats, latitude, longitude)
  where status = 'approved' and hidden_at is null and deleted_at is null;
