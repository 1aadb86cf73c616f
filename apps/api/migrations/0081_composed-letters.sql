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
-- Null where it stays: most rows are in ASCII alone, which is told sooner than that they are normalized, and a long word may
-- become too long for a tsvector, since some letters are several signs in one piece as well. What marks the whole name is made
-- anew, as of a name in pieces some letters had fallen away.
create function composed_search(kept tsvector, name text) returns tsvector
language plpgsql immutable as $$
declare
  written text := kept::text;
  composed tsvector;
begin
  if octet_length(written) = length(written) or written is nfkc normalized then
    return null;
  end if;
  composed := lower(normalize(written, NFKC))::tsvector;
  return ts_delete(composed, array(select word from unnest(tsvector_to_array(composed)) word where starts_with(word, '==')))
    || array_to_tsvector(array['==' || search_name(name)]);
exception when others then
  return null;
end $$;
--> statement-breakpoint
update listings set search = composed_search(search, title) where composed_search(search, title) is not null;
--> statement-breakpoint
update destinations set search = composed_search(search, concat_ws(' ', name, name_si, name_ta))
  where composed_search(search, concat_ws(' ', name, name_si, name_ta)) is not null;
--> statement-breakpoint
drop function composed_search(tsvector, text);
