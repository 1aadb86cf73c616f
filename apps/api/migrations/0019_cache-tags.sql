-- Whatever changes what travellers are shown says so to every process, with the commit, by the tags of what it changes
-- (apps/api/src/schema/cache-tags.ts). Triggers, because no query can forget them. See docs/decisions/120.
create function announce_tags(tags text[]) returns void language sql as $$
  with named as (select distinct unnest(tags) as tag)
  select pg_notify('cache_tags', tag) from (
    select tag from named where (select count(*) from named) <= 200
    union all
    select '*' where (select count(*) from named) > 200
  ) announced
$$;
--> statement-breakpoint
create function listing_is_public(listing listings) returns boolean language sql immutable parallel safe
return listing.status = 'approved' and listing.hidden_at is null and listing.deleted_at is null;
--> statement-breakpoint
-- All but what is counted with every look, so that a column that is added later is not forgotten.
create function listing_shown(listing listings) returns jsonb language sql stable parallel safe
return to_jsonb(listing) - array['view_count', 'click_count', 'inquiry_count'];
--> statement-breakpoint
-- All that may move it into, out of or within a list: what is left is said on its own page and card alone.
create function listing_placed_by(listing listings) returns jsonb language sql stable parallel safe
return listing_shown(listing)
  - array['details', 'needs_review', 'changed_at', 'unchecked_at', 'reviewed_at', 'reject_reason', 'version', 'updated_at'];
--> statement-breakpoint
create function announce_listings() returns trigger language plpgsql as $$
declare
  tags text[];
begin
  if tg_op = 'INSERT' then
    select array_agg(tag) into tags from made, unnest(array['listing:' || id, 'listings:' || kind]) as tag
      where listing_is_public(made);
  elsif tg_op = 'DELETE' then
    select array_agg(tag) into tags
      from gone, unnest(array['listing:' || id, 'listings:' || kind, 'reviews']) as tag where listing_is_public(gone);
  elsif tg_op = 'TRUNCATE' then
    tags := array['*'];
  else
    select array_agg(tag) into tags from (
      select was.id, was.kind, greatest(was.review_count, became.review_count) as reviews,
        listing_is_public(was) <> listing_is_public(became) as has_come_or_gone,
        listing_placed_by(was) is distinct from listing_placed_by(became) as has_moved
      from was join became using (id)
      where (listing_is_public(was) or listing_is_public(became)) and listing_shown(was) is distinct from listing_shown(became)
    ) changed, unnest(array[
      'listing:' || id,
      case when has_moved then 'listings:' || kind end,
      case when has_come_or_gone and reviews > 0 then 'reviews' end
    ]) as tag where tag is not null;
  end if;
  perform announce_tags(tags);
  return null;
end $$;
--> statement-breakpoint
create trigger announce_made after insert on listings
  referencing new table as made for each statement execute function announce_listings();
--> statement-breakpoint
create trigger announce_changed after update on listings
  referencing old table as was new table as became for each statement execute function announce_listings();
--> statement-breakpoint
create trigger announce_gone after delete on listings
  referencing old table as gone for each statement execute function announce_listings();
--> statement-breakpoint
create trigger announce_cleared after truncate on listings
  for each statement execute function announce_listings();
--> statement-breakpoint
-- A rating stands on cards, and moves no destination within a list.
create function destination_placed_by(place destinations) returns jsonb language sql stable parallel safe
return to_jsonb(place) - array['rating_hundredths', 'review_count'];
--> statement-breakpoint
create function announce_destinations() returns trigger language plpgsql as $$
declare
  tags text[];
begin
  if tg_op = 'INSERT' then
    select array_agg(tag) into tags from made, unnest(array['destination:' || id, 'destinations']) as tag;
  elsif tg_op = 'DELETE' then
    select array_agg(tag) into tags
      from gone, unnest(array['destination:' || id, 'destinations', 'reviews']) as tag;
  elsif tg_op = 'TRUNCATE' then
    tags := array['*'];
  else
    select array_agg(tag) into tags from (
      select was.id, destination_placed_by(was) is distinct from destination_placed_by(became) as has_moved,
        (was.deleted_at is null) <> (became.deleted_at is null) as has_come_or_gone
      from was join became using (id) where was is distinct from became
    ) changed, unnest(array[
      'destination:' || id,
      case when has_moved then 'destinations' end,
      case when has_come_or_gone then 'reviews' end
    ]) as tag where tag is not null;
  end if;
  perform announce_tags(tags);
  return null;
end $$;
--> statement-breakpoint
create trigger announce_made after insert on destinations
  referencing new table as made for each statement execute function announce_destinations();
--> statement-breakpoint
create trigger announce_changed after update on destinations
  referencing old table as was new table as became for each statement execute function announce_destinations();
--> statement-breakpoint
create trigger announce_gone after delete on destinations
  referencing old table as gone for each statement execute function announce_destinations();
--> statement-breakpoint
create trigger announce_cleared after truncate on destinations
  for each statement execute function announce_destinations();
--> statement-breakpoint
create function announce_reviews() returns trigger language plpgsql as $$
declare
  tags text[];
begin
  if tg_op = 'INSERT' then
    select array_agg(tag) into tags from made, unnest(array['reviews:' || item_id, 'reviews']) as tag;
  elsif tg_op = 'DELETE' then
    select array_agg(tag) into tags from gone, unnest(array['reviews:' || item_id, 'reviews']) as tag;
  elsif tg_op = 'TRUNCATE' then
    tags := array['*'];
  else
    select array_agg(tag) into tags from was join became using (id),
      unnest(array['reviews:' || was.item_id, 'reviews:' || became.item_id, 'reviews']) as tag
      where was is distinct from became;
  end if;
  perform announce_tags(tags);
  return null;
end $$;
--> statement-breakpoint
create trigger announce_made after insert on reviews
  referencing new table as made for each statement execute function announce_reviews();
--> statement-breakpoint
create trigger announce_changed after update on reviews
  referencing old table as was new table as became for each statement execute function announce_reviews();
--> statement-breakpoint
create trigger announce_gone after delete on reviews
  referencing old table as gone for each statement execute function announce_reviews();
--> statement-breakpoint
create trigger announce_cleared after truncate on reviews
  for each statement execute function announce_reviews();
--> statement-breakpoint
-- What somebody wrote bears their name, or that of a former member.
create function announce_writer() returns trigger language plpgsql as $$
begin
  perform announce_tags((
    select array_agg(tag) from reviews, unnest(array['reviews:' || item_id, 'reviews']) as tag
    where user_id = new.id));
  return null;
end $$;
--> statement-breakpoint
create trigger announce_writer after update of user_name, deleted_at on users
  for each row
  when ((old.user_name, old.deleted_at is null) is distinct from (new.user_name, new.deleted_at is null))
  execute function announce_writer();
--> statement-breakpoint
create function announce_settings() returns trigger language plpgsql as $$
begin
  perform announce_tags(array['settings']);
  return null;
end $$;
--> statement-breakpoint
create trigger announce_changed after insert or update or delete or truncate on settings
  for each statement execute function announce_settings();
--> statement-breakpoint
-- They come with a version of the program, which writes them at each start; all stands otherwise where one is new.
create function announce_districts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform announce_tags(array['*']) where exists (select from made);
  else
    perform announce_tags(array['*']) where exists (select * from became except select * from was);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger announce_made after insert on districts
  referencing new table as made for each statement execute function announce_districts();
--> statement-breakpoint
create trigger announce_changed after update on districts
  referencing old table as was new table as became for each statement execute function announce_districts();
--> statement-breakpoint
create trigger announce_made after insert on provinces
  referencing new table as made for each statement execute function announce_districts();
--> statement-breakpoint
create trigger announce_changed after update on provinces
  referencing old table as was new table as became for each statement execute function announce_districts();
