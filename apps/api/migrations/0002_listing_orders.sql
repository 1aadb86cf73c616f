-- The orders that public lists are read in. All ascend and are scanned backwards where needed: a descending
-- index would put nulls where the queries' order does not. The columns that filters look at ride along, so
-- that a page's ids are found in the index alone.
create index listings_rank on listings (kind, is_premium, rating_hundredths, id)
  include (facets, price_min_cents, price_max_cents, seats)
  where status = 'approved' and hidden_at is null and deleted_at is null;
--> statement-breakpoint
create index listings_newest on listings (kind, id)
  include (facets, price_min_cents, price_max_cents, seats)
  where status = 'approved' and hidden_at is null and deleted_at is null;
--> statement-breakpoint
create index listings_cheapest on listings (kind, cheapest_order, id)
  include (facets, price_min_cents, price_max_cents, seats)
  where status = 'approved' and hidden_at is null and deleted_at is null;
--> statement-breakpoint
create index listings_dearest on listings (kind, dearest_order, id)
  include (facets, price_min_cents, price_max_cents, seats)
  where status = 'approved' and hidden_at is null and deleted_at is null;
--> statement-breakpoint
-- For what is rare: found by the value, sorted afterwards. The kind stands in them so that one kind's
-- search does not read the others' rows. Without the list of pending entries, which every search would have
-- to read through: listings are read a thousand times as often as written.
create index listings_facets on listings using gin (kind, facets) with (fastupdate = off)
  where status = 'approved' and hidden_at is null and deleted_at is null;
--> statement-breakpoint
create index listings_search on listings using gin (kind, search) with (fastupdate = off)
  where status = 'approved' and hidden_at is null and deleted_at is null;
--> statement-breakpoint
create index listings_title on listings using gin (kind, title gin_trgm_ops) with (fastupdate = off)
  where status = 'approved' and hidden_at is null and deleted_at is null;
--> statement-breakpoint
-- Counting a view rewrites a row: room in the page keeps that from touching the indexes.
alter table listings set (fillfactor = 85);
