ALTER TABLE "destinations" ADD COLUMN "views_beforehand" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "view_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "popular_order" integer GENERATED ALWAYS AS (views_beforehand + view_count + 10 * review_count) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "destinations_by_popularity" ON "destinations" USING btree ("popular_order" DESC NULLS LAST,"name","id") WHERE deleted_at is null;--> statement-breakpoint
ALTER TABLE "destinations" ADD CONSTRAINT "destinations_views" CHECK (views_beforehand >= 0 and view_count >= 0);
--> statement-breakpoint
-- English words are found in any of their forms ("ruins", "cooking"); names stay as they are written, beside them.
create text search dictionary serendib_stem (template = snowball, language = english);
--> statement-breakpoint
create text search configuration serendib_stems (copy = simple);
--> statement-breakpoint
alter text search configuration serendib_stems
  alter mapping for hword, hword_part, word, asciihword, hword_asciipart, asciiword with unaccent, serendib_stem;
--> statement-breakpoint
-- Signs part words as they do in what is typed: the parser would make one word of "Sigiriya/Dambulla" or "x.lk".
create function search_lexemes(written text) returns tsvector
language plpgsql immutable parallel safe as $$
declare
  parted text := regexp_replace(coalesce(written, ''), '[!-/:-@\[-`{-~]+', ' ', 'g');
begin
  return to_tsvector('serendib', parted) || to_tsvector('serendib_stems', parted);
end $$;
--> statement-breakpoint
-- A name as it is compared with what was typed: its words alone, without accents and signs.
create function search_name(written text) returns text
language plpgsql immutable parallel safe as $$
begin
  return left(btrim(regexp_replace(lower(unaccent('unaccent', coalesce(written, ''))), '[^[:alnum:]]+', ' ', 'g')), 500);
end $$;
--> statement-breakpoint
-- Where a word stands is told by a sign before it, which an index finds as it finds any word: "=" in the title, "@" in
-- the title or a place; "==" is the whole title. Weights would have to be looked up in the rows.
create or replace function search_vector(title text, place text, words text) returns tsvector
language plpgsql immutable parallel safe as $$
declare
  titled tsvector := search_lexemes(title);
  placed tsvector := search_lexemes(place);
  marked text[] := tsvector_to_array(titled);
begin
  return setweight(titled, 'A') || setweight(placed, 'B') || setweight(search_lexemes(words), 'C')
    || array_to_tsvector(array['==' || search_name(title)]
      || string_to_array('=' || array_to_string(marked, chr(1) || '='), chr(1))
      || string_to_array('@' || array_to_string(marked || tsvector_to_array(placed), chr(1) || '@'), chr(1)));
end $$;
--> statement-breakpoint
-- One typed word: as it is spelt, with an ending such as ":*" for what begins so, or in another of its forms.
create function search_word(sign text, typed text, ending text) returns tsquery
language sql immutable parallel safe
return (
  select coalesce(string_agg('''' || sign || replace(replace(lexeme, '\', '\\'), '''', '''''') || '''' || ending, ' & '), '')::tsquery
  from unnest(to_tsvector('serendib', typed))
) || (
  select coalesce(string_agg('''' || sign || replace(replace(lexeme, '\', '\\'), '''', '''''') || '''', ' & '), '')::tsquery
  from unnest(to_tsvector('serendib_stems', typed))
);
--> statement-breakpoint
-- Looks move a place a little at a time: no kept page is dropped for them.
create or replace function destination_placed_by(place destinations) returns jsonb language sql stable parallel safe
return to_jsonb(place) - array['rating_hundredths', 'view_count', 'popular_order'];
--> statement-breakpoint
create function destination_shown_by(place destinations) returns jsonb language sql stable parallel safe
return to_jsonb(place) - array['view_count', 'popular_order'];
--> statement-breakpoint
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
      select was.id, destination_placed_by(was) is distinct from destination_placed_by(became) as has_moved,
        (was.deleted_at is null) <> (became.deleted_at is null) as has_come_or_gone
      from was join became using (id) where destination_shown_by(was) is distinct from destination_shown_by(became)
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
update destinations set search = search_vector(
    concat_ws(' ', name, name_si, name_ta),
    array_to_string(aliases || attractions, ' '),
    concat_ws(' ', district, (select province from districts where districts.name = district), category)
  ) || setweight(search_lexemes(concat_ws(' ', summary, array_to_string(activities, ' '), description)), 'D');
--> statement-breakpoint
-- The signs of where a word stands are no words that a misspelt one may mean.
create or replace function learn_words(of_kind text, found text[]) returns void
language sql
begin atomic
  insert into vocabulary (kind, word)
    select of_kind, lexeme.word from unnest(found) lexeme(word)
    where length(lexeme.word) <= 40 and lexeme.word !~ '^[=@]' and not exists (
      select from vocabulary known where known.kind = of_kind and known.word collate "C" = lexeme.word
    );
end;
--> statement-breakpoint
-- Of many listings made at once each word is learnt once; a hash of them is sooner made than a sorted list.
create or replace function keep_vocabulary() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from vocabulary;
  elsif tg_op = 'INSERT' then
    perform learn_words(word.kind, array_agg(word.lexeme)) from (
      select distinct made.kind, found.lexeme from made, unnest(made.search) as found where left(found.lexeme, 1) not in ('=', '@')
    ) word group by word.kind;
  else
    perform learn_words(new.kind, tsvector_to_array(new.search));
  end if;
  return null;
end $$;
--> statement-breakpoint
-- What is searched for the first time is taken from the details; the rest is known by its words.
update listings set search = search_vector(
  title,
  concat_ws(' ',
    (select string_agg(lexeme, ' ') from unnest(ts_filter(search, '{b}'))),
    details ->> 'startingPoint',
    case when kind = 'vehicle' then (select string_agg(named #>> '{}', ' ') from jsonb_path_query(details, '$.preferredAreas[*]') named) end),
  concat_ws(' ',
    (select string_agg(lexeme, ' ') from unnest(ts_filter(search, '{c}'))),
    details ->> 'included',
    (select string_agg(named #>> '{}', ' ') from jsonb_path_query(details, '$.features[*]') named),
    (select string_agg(named #>> '{}', ' ') from jsonb_path_query(details, '$.itinerary[*].*') named),
    (select string_agg(named #>> '{}', ' ') from jsonb_path_query(details, '$.certifications[*].*') named),
    case when details ->> 'hasAC' = 'true' then 'Air conditioning Air conditioned' end));
