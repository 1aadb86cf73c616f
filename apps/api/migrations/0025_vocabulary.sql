CREATE TABLE "vocabulary" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vocabulary_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"word" text NOT NULL,
	"listings" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "vocabulary_words" ON "vocabulary" USING btree ("kind","word" collate "C");--> statement-breakpoint
CREATE INDEX "vocabulary_alike" ON "vocabulary" USING gin ("kind","word" gin_trgm_ops);
--> statement-breakpoint
-- What is there already is not added again. No key forbids it, so that two who add the same word do not wait for each
-- other: a word that is there twice is found once all the same.
create function learn_words(of_kind text, found text[]) returns void
language sql
begin atomic
  insert into vocabulary (kind, word)
    select of_kind, lexeme.word from unnest(found) lexeme(word)
    where length(lexeme.word) <= 40 and not exists (
      select from vocabulary known where known.kind = of_kind and known.word collate "C" = lexeme.word
    );
end;
--> statement-breakpoint
create function keep_vocabulary() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from vocabulary;
  elsif tg_op = 'INSERT' then
    perform learn_words(made.kind, array_agg(distinct lexeme)) from made, unnest(made.search) group by made.kind;
  else
    perform learn_words(new.kind, tsvector_to_array(new.search));
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger vocabulary_made after insert on listings
  referencing new table as made for each statement execute function keep_vocabulary();
--> statement-breakpoint
create trigger vocabulary_changed after update of kind, search on listings
  for each row when ((old.kind, old.search) is distinct from (new.kind, new.search))
  execute function keep_vocabulary();
--> statement-breakpoint
create trigger vocabulary_cleared after truncate on listings
  for each statement execute function keep_vocabulary();
--> statement-breakpoint
insert into vocabulary (kind, word, listings)
  select kind, word, ndoc
  from unnest(array['tourGuide', 'vehicle', 'tour', 'businessListing', 'blog']) kind,
    ts_stat(format('select search from listings where deleted_at is null and kind = %L', kind))
  where length(word) <= 40;
--> statement-breakpoint
analyze vocabulary;
