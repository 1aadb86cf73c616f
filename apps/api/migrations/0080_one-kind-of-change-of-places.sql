-- A rating moves a place among the best rated: whatever is shown of a place may move it within a list.
create or replace function announce_destinations() returns trigger language plpgsql as $$
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
      select was.id, (was.deleted_at is null) <> (became.deleted_at is null) as has_come_or_gone
      from was join became using (id) where destination_shown_by(was) is distinct from destination_shown_by(became)
    ) changed, unnest(array[
      'destination:' || id,
      'destinations',
      case when has_come_or_gone then 'reviews' end
    ]) as tag where tag is not null;
  end if;
  perform announce_tags(tags);
  return null;
end $$;
--> statement-breakpoint
drop function destination_placed_by(destinations);
