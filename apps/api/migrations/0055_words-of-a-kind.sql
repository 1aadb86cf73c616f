-- An index over words and values for each kind: where one has all kinds, each search puts together the list of a whole kind
-- with that of each word, and the words of all kinds with each other. The expressions are those of the schema.
-- A shelf holds what was made within six days: a search in the next stretch of an order passes ten times fewer of them. The
-- function of nine minutes (0034) stays for what runs of the version before.
create function shelf_at(place bigint, id uuid) returns bigint
language sql immutable parallel safe
return place * 536870912 + (('x' || left(id::text, 8))::bit(32)::bigint >> 13);
--> statement-breakpoint
create index listings_found_tour_guide on listings using gin (
  facets, search,
  shelf_at(((is_free::int * 2 + is_premium::int) * 1024 + rating_hundredths)::bigint, id),
  shelf_at(rated_order::bigint, id),
  (('x' || left(id::text, 8))::bit(32)::bigint >> 6),
  shelf_at(least(cheapest_order, 17179869183), id)
) where kind = 'tourGuide' and deleted_at is null;
--> statement-breakpoint
create index listings_found_vehicle on listings using gin (
  facets, search,
  shelf_at(((is_free::int * 2 + is_premium::int) * 1024 + rating_hundredths)::bigint, id),
  shelf_at(rated_order::bigint, id),
  (('x' || left(id::text, 8))::bit(32)::bigint >> 6),
  shelf_at(least(cheapest_order, 17179869183), id)
) where kind = 'vehicle' and deleted_at is null;
--> statement-breakpoint
create index listings_found_tour on listings using gin (
  facets, search,
  shelf_at(((is_free::int * 2 + is_premium::int) * 1024 + rating_hundredths)::bigint, id),
  shelf_at(rated_order::bigint, id),
  (('x' || left(id::text, 8))::bit(32)::bigint >> 6),
  shelf_at(least(cheapest_order, 17179869183), id)
) where kind = 'tour' and deleted_at is null;
--> statement-breakpoint
create index listings_found_business_listing on listings using gin (
  facets, search,
  shelf_at(((is_free::int * 2 + is_premium::int) * 1024 + rating_hundredths)::bigint, id),
  shelf_at(rated_order::bigint, id),
  (('x' || left(id::text, 8))::bit(32)::bigint >> 6),
  shelf_at(least(cheapest_order, 17179869183), id)
) where kind = 'businessListing' and deleted_at is null;
--> statement-breakpoint
create index listings_found_blog on listings using gin (
  facets, search,
  shelf_at(((is_free::int * 2 + is_premium::int) * 1024 + rating_hundredths)::bigint, id),
  shelf_at(rated_order::bigint, id),
  (('x' || left(id::text, 8))::bit(32)::bigint >> 6),
  shelf_at(least(cheapest_order, 17179869183), id)
) where kind = 'blog' and deleted_at is null;
--> statement-breakpoint
drop index listings_found;
--> statement-breakpoint
-- A word that is its own stem is asked for once: an index tries the whole query for each listing that has one of its words.
create or replace function search_word(sign text, typed text, ending text) returns tsquery
language sql immutable parallel safe
return (
  select case when stems is null or stems = plain and ending = '' then coalesce(plain, '')::tsquery
    else coalesce(plain, '')::tsquery || stems::tsquery end
  from (select
    (select string_agg('''' || sign || replace(replace(lexeme, '\', '\\'), '''', '''''') || '''' || ending, ' & ')
      from unnest(to_tsvector('serendib', typed))) as plain,
    (select string_agg('''' || sign || replace(replace(lexeme, '\', '\\'), '''', '''''') || '''', ' & ')
      from unnest(to_tsvector('serendib_stems', typed))) as stems) as word
);
