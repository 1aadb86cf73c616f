CREATE INDEX "listings_waiting" ON "listings" USING btree ("kind","submitted_at","id") WHERE status = 'pending' and deleted_at is null;--> statement-breakpoint
update listings set submitted_at = sent.at
from (select listing_id, max(at) as at from listing_steps where to_status = 'pending' group by listing_id) sent
where sent.listing_id = listings.id and listings.status = 'pending' and sent.at > listings.submitted_at;
