-- The listings of each type by price: what a thing is sets what it costs, so that at a million listings the cheapest restaurants
-- stood behind 200,000 places to sleep, and walking there took 70 ms. The first of the facets is the type, in kinds that have one.
create index listings_cheapest_of_type on listings (kind, (facets[1]), cheapest_order, id)
  include (facets, price_min_cents, price_max_cents, seats, latitude, longitude)
  where status = 'approved' and hidden_at is null and deleted_at is null;
