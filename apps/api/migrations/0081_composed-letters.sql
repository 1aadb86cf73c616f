-- A letter of Sinhala and Tamil may be kept in several signs (ෝ as ෙ, ා and ්), as some programs write it. It is looked for
-- in one piece, whatever was typed, and so are words kept: with several no list found what was called so.
create or replace function search_lexemes(written text) returns tsvector
language plpgsql immutable parallel safe as $$
declare
  spelt text := replace(normalize(coalesce(written, ''), NFKC), U&'\200D', '');
  parted text := regexp_replace(spelt, '[!-/:-@\[-`{-~]+', ' ', 'g');
begin
  return to_tsvector('serendib', parted) || to_tsvector('serendib_stems', parted);
end $$;
--> statement-breakpoint
create or replace function search_name(written text) returns text
language plpgsql immutable parallel safe as $$
declare
  spelt text := lower(unaccent('unaccent', normalize(coalesce(written, ''), NFKC)));
begin
  return left(btrim(regexp_replace(spelt, '[^[:alnum:]]+', ' ', 'g')), 500);
end $$;
--> statement-breakpoint
update listings set search = normalize(search::text)::tsvector where search::text is not normalized;
--> statement-breakpoint
update destinations set search = normalize(search::text)::tsvector where search::text is not normalized;
