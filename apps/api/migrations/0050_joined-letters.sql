-- Sinhala joins letters by a sign that keyboards often leave out (ශ්‍රී). What is typed is looked for without it, and so
-- are words kept: with it no list found what was called so.
create or replace function search_lexemes(written text) returns tsvector
language plpgsql immutable parallel safe as $$
declare
  parted text := regexp_replace(replace(coalesce(written, ''), U&'\200D', ''), '[!-/:-@\[-`{-~]+', ' ', 'g');
begin
  return to_tsvector('serendib', parted) || to_tsvector('serendib_stems', parted);
end $$;
--> statement-breakpoint
update listings set search = replace(search::text, U&'\200D', '')::tsvector
where search::text like U&'%\200D%';
--> statement-breakpoint
update destinations set search = replace(search::text, U&'\200D', '')::tsvector
where search::text like U&'%\200D%';
