-- The cells of the map in which a listing stands, of 44, 22, 11 and 6 kilometres, beside its words: what has words around a town was
-- known by an index of areas without words and one of words without areas, and read from 60,000 rows.
create function cells_of(latitude double precision, longitude double precision) returns integer[]
  language sql immutable parallel safe
  return case when latitude is not null then array[
    (floor(latitude * 2.5)::int + 225) * 900 + floor(longitude * 2.5)::int + 450,
    10000000 + (floor(latitude * 5)::int + 450) * 1800 + floor(longitude * 5)::int + 900,
    20000000 + (floor(latitude * 10)::int + 900) * 3600 + floor(longitude * 10)::int + 1800,
    30000000 + (floor(latitude * 20)::int + 1800) * 7200 + floor(longitude * 20)::int + 3600
  ] end;
--> statement-breakpoint
-- Made beside the old ones, so that pages are read meanwhile.
create index listings_found_tour_guide_there on listings using gin (
  facets, search,
  shelf_at(((is_free::int * 2 + is_premium::int) * 1024 + rating_hundredths)::bigint, id),
  shelf_at(rated_order::bigint, id),
  (('x' || left(id::text, 8))::bit(32)::bigint >> 6),
  shelf_at(least(cheapest_order, 17179869183), id),
  cells_of(latitude, longitude)
) with (fastupdate = false) where kind = 'tourGuide' and deleted_at is null;
--> statement-breakpoint
create index listings_found_vehicle_there on listings using gin (
  facets, search,
  shelf_at(((is_free::int * 2 + is_premium::int) * 1024 + rating_hundredths)::bigint, id),
  shelf_at(rated_order::bigint, id),
  (('x' || left(id::text, 8))::bit(32)::bigint >> 6),
  shelf_at(least(cheapest_order, 17179869183), id),
  cells_of(latitude, longitude)
) with (fastupdate = false) where kind = 'vehicle' and deleted_at is null;
--> statement-breakpoint
create index listings_found_tour_there on listings using gin (
  facets, search,
  shelf_at(((is_free::int * 2 + is_premium::int) * 1024 + rating_hundredths)::bigint, id),
  shelf_at(rated_order::bigint, id),
  (('x' || left(id::text, 8))::bit(32)::bigint >> 6),
  shelf_at(least(cheapest_order, 17179869183), id),
  cells_of(latitude, longitude)
) with (fastupdate = false) where kind = 'tour' and deleted_at is null;
--> statement-breakpoint
create index listings_found_business_listing_there on listings using gin (
  facets, search,
  shelf_at(((is_free::int * 2 + is_premium::int) * 1024 + rating_hundredths)::bigint, id),
  shelf_at(rated_order::bigint, id),
  (('x' || left(id::text, 8))::bit(32)::bigint >> 6),
  shelf_at(least(cheapest_order, 17179869183), id),
  cells_of(latitude, longitude)
) with (fastupdate = false) where kind = 'businessListing' and deleted_at is null;
--> statement-breakpoint
create index listings_found_blog_there on listings using gin (
  facets, search,
  shelf_at(((is_free::int * 2 + is_premium::int) * 1024 + rating_hundredths)::bigint, id),
  shelf_at(rated_order::bigint, id),
  (('x' || left(id::text, 8))::bit(32)::bigint >> 6),
  shelf_at(least(cheapest_order, 17179869183), id),
  cells_of(latitude, longitude)
) with (fastupdate = false) where kind = 'blog' and deleted_at is null;
--> statement-breakpoint
drop index listings_found_tour_guide, listings_found_vehicle, listings_found_tour, listings_found_business_listing, listings_found_blog;
--> statement-breakpoint
alter index listings_found_tour_guide_there rename to listings_found_tour_guide;
--> statement-breakpoint
alter index listings_found_vehicle_there rename to listings_found_vehicle;
--> statement-breakpoint
alter index listings_found_tour_there rename to listings_found_tour;
--> statement-breakpoint
alter index listings_found_business_listing_there rename to listings_found_business_listing;
--> statement-breakpoint
alter index listings_found_blog_there rename to listings_found_blog;
