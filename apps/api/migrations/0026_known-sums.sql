CREATE TABLE "sitemap_parts" (
	"kind" text NOT NULL,
	"from" uuid NOT NULL,
	CONSTRAINT "sitemap_parts_kind_from_pk" PRIMARY KEY("kind","from")
);
--> statement-breakpoint
DROP INDEX "listings_reviewed";
--> statement-breakpoint
-- Reviews that travellers see of listings of a kind, and a hundred times the stars that they give, as differences.
create function tally_reviews() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into tallies (what, n)
      select unnest(array['reviews ' || kind, 'stars ' || kind]),
        unnest(array[sum(review_count), sum(rating_hundredths::bigint * review_count)])
      from made where review_count > 0 and status = 'approved' and hidden_at is null and deleted_at is null group by kind;
  elsif tg_op = 'DELETE' then
    insert into tallies (what, n)
      select unnest(array['reviews ' || kind, 'stars ' || kind]),
        -unnest(array[sum(review_count), sum(rating_hundredths::bigint * review_count)])
      from gone where review_count > 0 and status = 'approved' and hidden_at is null and deleted_at is null group by kind;
  elsif tg_op = 'TRUNCATE' then
    delete from tallies where what like 'reviews %' or what like 'stars %';
  else
    if old.review_count > 0 and old.status = 'approved' and old.hidden_at is null and old.deleted_at is null then
      insert into tallies (what, n) values
        ('reviews ' || old.kind, -old.review_count), ('stars ' || old.kind, -old.rating_hundredths::bigint * old.review_count);
    end if;
    if new.review_count > 0 and new.status = 'approved' and new.hidden_at is null and new.deleted_at is null then
      insert into tallies (what, n) values
        ('reviews ' || new.kind, new.review_count), ('stars ' || new.kind, new.rating_hundredths::bigint * new.review_count);
    end if;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger reviews_tally_made after insert on listings
  referencing new table as made for each statement execute function tally_reviews();
--> statement-breakpoint
create trigger reviews_tally_gone after delete on listings
  referencing old table as gone for each statement execute function tally_reviews();
--> statement-breakpoint
create trigger reviews_tally_cleared after truncate on listings
  for each statement execute function tally_reviews();
--> statement-breakpoint
create trigger reviews_tally_changed
  after update of kind, status, hidden_at, deleted_at, rating_hundredths, review_count on listings
  for each row
  when ((old.kind, old.status, old.hidden_at is null, old.deleted_at is null, old.rating_hundredths, old.review_count)
    is distinct from
    (new.kind, new.status, new.hidden_at is null, new.deleted_at is null, new.rating_hundredths, new.review_count))
  execute function tally_reviews();
--> statement-breakpoint
insert into tallies (what, n)
  select unnest(array['reviews ' || kind, 'stars ' || kind]),
    unnest(array[sum(review_count), sum(rating_hundredths::bigint * review_count)])
  from listings where review_count > 0 and status = 'approved' and hidden_at is null and deleted_at is null group by kind;
