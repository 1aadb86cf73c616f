ALTER TABLE "listings" ADD COLUMN "price" jsonb;--> statement-breakpoint
-- What was written before gets its price soon after the start, and not only in the night.
do $$ begin
  if to_regnamespace('graphile_worker') is not null and exists (select from listings) then
    perform graphile_worker.add_job('listings:prices');
  end if;
end $$;
