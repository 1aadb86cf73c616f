-- What was written lately stood in a list that each search goes through, until a vacuum: up to 4 MB of it for each index.
alter index listings_found_business_listing set (fastupdate = false);
--> statement-breakpoint
alter index listings_found_tour_guide set (fastupdate = false);
--> statement-breakpoint
alter index listings_found_vehicle set (fastupdate = false);
--> statement-breakpoint
alter index listings_found_tour set (fastupdate = false);
--> statement-breakpoint
alter index listings_found_blog set (fastupdate = false);
--> statement-breakpoint
select gin_clean_pending_list('listings_found_business_listing'), gin_clean_pending_list('listings_found_tour_guide'), gin_clean_pending_list('listings_found_vehicle'), gin_clean_pending_list('listings_found_tour'), gin_clean_pending_list('listings_found_blog');
--> statement-breakpoint
-- Parts are half as long as they were: where each begins is found anew.
delete from sitemap_parts;
