DROP INDEX "listings_changed";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
-- Whoever writes, an older process too, the wait begins when the mark is set. What went live before anybody had looked
-- goes on waiting since it was sent.
create function begin_wait() returns trigger language plpgsql as $$
begin
  new.changed_at := case
    when tg_op = 'UPDATE' and old.status = 'pending' then new.submitted_at
    else new.updated_at end;
  return new;
end $$;
--> statement-breakpoint
create trigger wait_made before insert on listings
  for each row when (new.needs_review and new.changed_at is null) execute function begin_wait();
--> statement-breakpoint
create trigger wait_begun before update of needs_review on listings
  for each row when (new.needs_review and not old.needs_review) execute function begin_wait();
--> statement-breakpoint
update listings set changed_at = case
  when reviewed_at is null then submitted_at
  else coalesce(
    (select min(at) from listing_revisions where listing_id = listings.id and at > listings.reviewed_at),
    updated_at) end
where needs_review;
--> statement-breakpoint
CREATE INDEX "listings_changed" ON "listings" USING btree ("kind","changed_at","id") WHERE needs_review and deleted_at is null;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_changed_at" CHECK (not needs_review or changed_at is not null);
