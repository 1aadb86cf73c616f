CREATE TABLE "audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"action" text NOT NULL,
	"thing" text NOT NULL,
	"thing_id" text NOT NULL,
	"thing_name" text NOT NULL,
	"reason" text,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"promotion_last_day" date NOT NULL,
	"contact_email" text NOT NULL,
	"social" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "settings_is_only" CHECK (is_only)
);
--> statement-breakpoint
CREATE TABLE "tallies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tallies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"what" text NOT NULL,
	"n" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "destination_id" uuid;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspend_reason" text;--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_by" ON "audit" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_of" ON "audit" USING btree ("thing","thing_id","id");--> statement-breakpoint
CREATE INDEX "audit_of_kind" ON "audit" USING btree ("thing","id");--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_destination_id_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destinations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listings_admin" ON "listings" USING btree ("kind","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "listings_by_title" ON "listings" USING btree ("kind",lower("title"),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "listings_premium" ON "listings" USING btree ("kind","id") WHERE is_premium and deleted_at is null;--> statement-breakpoint
CREATE INDEX "listings_hidden" ON "listings" USING btree ("kind","id") WHERE hidden_at is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "pictures_of_destination" ON "pictures" USING btree ("destination_id") WHERE destination_id is not null;--> statement-breakpoint
CREATE INDEX "pictures_alike" ON "pictures" USING btree ("fingerprint") WHERE fingerprint is not null;--> statement-breakpoint
CREATE INDEX "reviews_hidden" ON "reviews" USING btree ("id") WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree (lower("user_name"),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_admins" ON "users" USING btree ("id") WHERE role = 'admin' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_suspended" ON "users" USING btree ("id") WHERE suspended_at is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_unverified" ON "users" USING btree ("id") WHERE email_verified_at is null and deleted_at is null;--> statement-breakpoint
-- Administrators look for what is not public too. One index serves both: who asks for public rows finds them in it.
create index listings_values_of_all on listings using gin (kind, facets, search, title gin_trgm_ops)
  where deleted_at is null;
--> statement-breakpoint
drop index listings_values;
--> statement-breakpoint
alter index listings_values_of_all rename to listings_values;
--> statement-breakpoint
create index users_words on users using gin (lower(user_name) gin_trgm_ops, lower(email) gin_trgm_ops)
  where deleted_at is null;
--> statement-breakpoint
create index audit_names on audit using gin (lower(thing_name) gin_trgm_ops);
--> statement-breakpoint
-- By what two listings may be the same thing, or of the same hand: plates, phones, licences, pictures' addresses and
-- long texts word for word. An index over the function serves old rows as well, without rewriting the table.
create function listing_marks(details jsonb) returns text[]
language sql immutable parallel safe
return (
  with texts as (
    select btrim(lower(regexp_replace(regexp_replace(value, '<[^>]*>|&\w+;', ' ', 'g'), '\s+', ' ', 'g'))) as words
    from unnest(array[details ->> 'bio', details ->> 'description', details ->> 'content']) value
    where value is not null
  )
  select coalesce(array_agg(distinct mark), '{}')
  from (
    select 'plate:' || regexp_replace(upper(details ->> 'plateNumber'), '[^A-Z0-9]', '', 'g') as mark
    union all
    select 'phone:' || value
      from unnest(array[details ->> 'contactPhone', details ->> 'phone', details ->> 'whatsapp']) value
    union all
    select 'licence:' || nullif(regexp_replace(upper(value), '[^A-Z0-9]', '', 'g'), '')
      from unnest(array[details ->> 'licenseNumber', details ->> 'driverLicense']) value
    union all
    select 'photo:' || value from unnest(array[details ->> 'image', details ->> 'imageUrl']) value
    union all
    select 'photo:' || value from jsonb_array_elements_text(
      case when jsonb_typeof(details -> 'vehicleImages') = 'array' then details -> 'vehicleImages' else '[]' end) value
    union all
    select 'text:' || md5(words) from texts where length(words) >= 60
  ) marks
  where mark is not null and mark not like '%:'
);
--> statement-breakpoint
create index listings_marks on listings using gin (listing_marks(details));
--> statement-breakpoint
create function listing_tally(listing listings) returns text
language sql immutable parallel safe
return 'listing ' || listing.kind || ' ' || listing.status
  || case when listing.is_premium then ' premium' else '' end
  || case when listing.needs_review then ' review' else '' end
  || case when listing.hidden_at is not null then ' hidden' else '' end;
--> statement-breakpoint
create function user_tally(person users) returns text
language sql immutable parallel safe
return 'user ' || person.role
  || case when person.suspended_at is not null then ' suspended' else '' end
  || case when person.email_verified_at is null then ' unverified' else '' end;
--> statement-breakpoint
create function tally_listings() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into tallies (what, n)
      select listing_tally(made), count(*) from made where deleted_at is null group by 1;
  elsif tg_op = 'DELETE' then
    insert into tallies (what, n)
      select listing_tally(gone), -count(*) from gone where deleted_at is null group by 1;
  elsif tg_op = 'TRUNCATE' then
    delete from tallies where what like 'listing %';
  else
    if old.deleted_at is null then
      insert into tallies (what, n) values (listing_tally(old), -1);
    end if;
    if new.deleted_at is null then
      insert into tallies (what, n) values (listing_tally(new), 1);
    end if;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger tally_made after insert on listings
  referencing new table as made for each statement execute function tally_listings();
--> statement-breakpoint
create trigger tally_gone after delete on listings
  referencing old table as gone for each statement execute function tally_listings();
--> statement-breakpoint
create trigger tally_cleared after truncate on listings
  for each statement execute function tally_listings();
--> statement-breakpoint
-- Counting a view or changing words fires nothing.
create trigger tally_changed
  after update of kind, status, is_premium, needs_review, hidden_at, deleted_at on listings
  for each row
  when ((old.kind, old.status, old.is_premium, old.needs_review, old.hidden_at is null, old.deleted_at is null)
    is distinct from
    (new.kind, new.status, new.is_premium, new.needs_review, new.hidden_at is null, new.deleted_at is null))
  execute function tally_listings();
--> statement-breakpoint
create function tally_users() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into tallies (what, n)
      select user_tally(made), count(*) from made where deleted_at is null group by 1;
  elsif tg_op = 'DELETE' then
    insert into tallies (what, n)
      select user_tally(gone), -count(*) from gone where deleted_at is null group by 1;
  elsif tg_op = 'TRUNCATE' then
    delete from tallies where what like 'user %';
  else
    if old.deleted_at is null then
      insert into tallies (what, n) values (user_tally(old), -1);
    end if;
    if new.deleted_at is null then
      insert into tallies (what, n) values (user_tally(new), 1);
    end if;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger tally_made after insert on users
  referencing new table as made for each statement execute function tally_users();
--> statement-breakpoint
create trigger tally_gone after delete on users
  referencing old table as gone for each statement execute function tally_users();
--> statement-breakpoint
create trigger tally_cleared after truncate on users
  for each statement execute function tally_users();
--> statement-breakpoint
create trigger tally_changed after update of role, suspended_at, email_verified_at, deleted_at on users
  for each row
  when ((old.role, old.suspended_at is null, old.email_verified_at is null, old.deleted_at is null)
    is distinct from
    (new.role, new.suspended_at is null, new.email_verified_at is null, new.deleted_at is null))
  execute function tally_users();
--> statement-breakpoint
insert into tallies (what, n)
  select listing_tally(listings), count(*) from listings where deleted_at is null group by 1;
--> statement-breakpoint
insert into tallies (what, n) select user_tally(users), count(*) from users where deleted_at is null group by 1;
