ALTER TABLE "listings" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "located" text;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_located" CHECK (located in ('exact', 'town', 'district'));--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_point" CHECK ((latitude is null) = (longitude is null) and (latitude is null) = (located is null));--> statement-breakpoint
-- Where a listing is on a plane: a degree of longitude is 0.9905 of one of latitude in the middle of the island, with which
-- distances are right within one part in 200 anywhere on it. Many have the point of their town; a tenth of a metre by the id
-- keeps them apart, so that the index alone tells which of them comes first.
create function spot_of(latitude double precision, longitude double precision, id uuid) returns point
  language sql immutable parallel safe
  return point(longitude * 0.9905 + coalesce(('x' || right(id::text, 6))::bit(24)::int * 6e-14, 0), latitude);
--> statement-breakpoint
create index listings_near on listings using gist (kind, spot_of(latitude, longitude, id))
  where latitude is not null and status = 'approved' and hidden_at is null and deleted_at is null;
--> statement-breakpoint
-- What was written before gets its point soon after the start, and not only in the night.
do $$ begin
  if to_regnamespace('graphile_worker') is not null and exists (select from listings) then
    perform graphile_worker.add_job('listings:places');
  end if;
end $$;
