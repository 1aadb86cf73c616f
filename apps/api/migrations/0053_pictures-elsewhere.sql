CREATE TABLE "pictures_elsewhere" (
	"id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"listing_id" uuid,
	"destination_id" uuid,
	"picture_id" uuid,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now(),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_elsewhere_user" CHECK (num_nonnulls(listing_id, destination_id) = 1)
);
--> statement-breakpoint
ALTER TABLE "pictures_elsewhere" ADD CONSTRAINT "pictures_elsewhere_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures_elsewhere" ADD CONSTRAINT "pictures_elsewhere_destination_id_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures_elsewhere" ADD CONSTRAINT "pictures_elsewhere_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pictures_elsewhere_address" ON "pictures_elsewhere" USING btree (md5("address"));--> statement-breakpoint
CREATE UNIQUE INDEX "pictures_elsewhere_of" ON "pictures_elsewhere" USING btree ("listing_id",md5("address"));--> statement-breakpoint
CREATE UNIQUE INDEX "pictures_elsewhere_of_destination" ON "pictures_elsewhere" USING btree ("destination_id",md5("address"));--> statement-breakpoint
CREATE INDEX "pictures_elsewhere_picture" ON "pictures_elsewhere" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "pictures_elsewhere_due" ON "pictures_elsewhere" USING btree ("next_try_at") WHERE next_try_at is not null;
--> statement-breakpoint
-- What is named already is fetched too.
insert into pictures_elsewhere (id, address, listing_id)
select gen_random_uuid(), address, id from (
  select distinct listings.id, named.address from listings cross join lateral (
    select jsonb_array_elements_text(
      case jsonb_typeof(given) when 'array' then given else jsonb_build_array(given) end) as address
    from (values (details -> 'image'), (details -> 'imageUrl'), (details -> 'moreImages'), (details -> 'vehicleImages'))
      as of_fields (given)
    where given is not null
    union all
    select replace((regexp_matches(details ->> 'content', '<img\s[^<>]*?\msrc="([^"]+)"', 'g'))[1], '&amp;', '&')
  ) as named
  where listings.deleted_at is null and named.address ~* '^https?://'
) as found;--> statement-breakpoint
insert into pictures_elsewhere (id, address, destination_id)
select gen_random_uuid(), address, id from (
  select distinct destinations.id, unnest(images || image) as address from destinations where deleted_at is null
) as found where address ~* '^https?://';
