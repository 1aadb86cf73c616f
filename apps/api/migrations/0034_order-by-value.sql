-- Where a listing stands in an order, in one number: its place by what the order sorts by, and then when it was made, to
-- nine minutes. Lists are sorted finer; this tells the index over values which listings are near.
create function shelf_of(place bigint, id uuid) returns bigint
language sql immutable parallel safe
return place * 536870912 + (('x' || left(id::text, 8))::bit(32)::bigint >> 3);
--> statement-breakpoint
-- What matches by values and words is looked for in the next stretch of an order first, so that not all that match have to
-- be read and sorted. The expressions are those of apps/api/src/modules/listings/read/list/list-order.ts. Titles are not
-- compared by trigrams any more since misspelt words are looked up in the vocabulary.
create index listings_found on listings using gin (
  kind, facets, search,
  shelf_of(((is_free::int * 2 + is_premium::int) * 1024 + rating_hundredths)::bigint, id),
  shelf_of(rated_order::bigint, id),
  shelf_of(0::bigint, id),
  shelf_of(least(cheapest_order, 17179869183), id)
) where deleted_at is null;
--> statement-breakpoint
drop index listings_values;
