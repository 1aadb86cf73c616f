-- One index over all that is looked up by value. Where facets and words are asked for together, it finds what
-- has both; two indexes made the planner choose one of them, by statistics that know nothing of kinds. Measured
-- in docs/decisions/010-listing-queries.md.
create index listings_values on listings using gin (kind, facets, search, title gin_trgm_ops)
  where status = 'approved' and hidden_at is null and deleted_at is null;
--> statement-breakpoint
drop index listings_facets;
--> statement-breakpoint
drop index listings_search;
--> statement-breakpoint
drop index listings_title;
--> statement-breakpoint
-- For ranges that hardly any listing falls into: prices that overlap one asked for, and many seats. Common
-- ranges are found in the orders' own indexes.
create extension if not exists btree_gist;
--> statement-breakpoint
create index listings_prices on listings using gist (kind, int8range(price_min_cents, price_max_cents, '[]'))
  where price_min_cents is not null and status = 'approved' and hidden_at is null and deleted_at is null;
--> statement-breakpoint
create index listings_seats on listings (kind, seats)
  where seats is not null and status = 'approved' and hidden_at is null and deleted_at is null;
--> statement-breakpoint
-- Index-only scans need vacuum to have been by. Counting views touches many rows; do not wait for a fifth of them.
alter table listings set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);
