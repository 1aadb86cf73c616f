-- Whom a listing names besides its title: a vehicle's owner, who to ask for at a business. Administrators find it by
-- them; an index over the function serves old rows as well, without rewriting the table.
create function listing_people(details jsonb) returns tsvector
language sql immutable parallel safe
return to_tsvector('serendib', coalesce(details ->> 'ownerName', '') || ' ' || coalesce(details ->> 'contactName', ''));
--> statement-breakpoint
create index listings_people on listings using gin (kind, listing_people(details)) with (fastupdate = off)
  where deleted_at is null;
