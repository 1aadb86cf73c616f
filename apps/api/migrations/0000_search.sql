-- What searching stands on. All three extensions are trusted: the database's owner may create them.
create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists unaccent;
--> statement-breakpoint
create extension if not exists btree_gin;
--> statement-breakpoint
-- Names are searched, not English: no stemming, no stop words, accents ignored.
create text search configuration serendib (copy = simple);
--> statement-breakpoint
alter text search configuration serendib alter mapping for hword, hword_part, word with unaccent, simple;
--> statement-breakpoint
create function search_vector(title text, place text, words text) returns tsvector
language sql immutable parallel safe
return setweight(to_tsvector('serendib', coalesce(title, '')), 'A')
  || setweight(to_tsvector('serendib', coalesce(place, '')), 'B')
  || setweight(to_tsvector('serendib', coalesce(words, '')), 'C');
--> statement-breakpoint
-- Every word typed must begin a word found, so that results come while somebody still types.
create function search_query(typed text) returns tsquery
language sql immutable parallel safe
return (
  select coalesce(string_agg('''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || ''':*', ' & '), '')::tsquery
  from unnest(to_tsvector('serendib', typed))
);
