CREATE TABLE "audit_chain" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"salt" "bytea",
	"content" "bytea" NOT NULL,
	"digest" "bytea" NOT NULL,
	CONSTRAINT "audit_chain_kind" CHECK (kind in ('written', 'erased'))
);
--> statement-breakpoint
ALTER TABLE "audit_chain" ADD CONSTRAINT "audit_chain_entry_id_audit_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_chain_of" ON "audit_chain" USING btree ("entry_id","kind");--> statement-breakpoint
-- The digest of several texts, none of which can be moved into another: each has its length before it, and "-" stands for none.
create function audit_sum(variadic parts text[]) returns bytea language sql immutable parallel safe as $$
  select sha256(convert_to(string_agg(
    case when part is null then '-' else octet_length(part) || ':' || part end, '' order by at), 'UTF8'))
  from unnest(parts) with ordinality as given(part, at)
$$;
--> statement-breakpoint
create function audit_instant(at timestamptz) returns text language sql immutable parallel safe as $$
  select (extract(epoch from at) * 1000000)::bigint::text
$$;
--> statement-breakpoint
-- Adds a link for an entry. Whoever writes to the audit waits here for the others, at the end of the transaction, when no lock is
-- taken after this one.
create function audit_add_link(entry audit, kind text) returns void language plpgsql as $$
declare
  last audit_chain;
  made audit_chain;
begin
  perform pg_advisory_xact_lock(737737071);
  select * into last from audit_chain order by seq desc limit 1;
  made.seq := coalesce(last.seq, 0) + 1;
  if kind = 'written' then
    made.salt := decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex');
  end if;
  made.content := audit_sum(encode(made.salt, 'hex'), entry.thing_name, entry.reason, entry.before::text,
    entry.after::text, audit_instant(entry.erased_at));
  insert into audit_chain (seq, entry_id, kind, salt, content, digest) values (
    made.seq, entry.id, kind, made.salt, made.content,
    audit_sum(encode(last.digest, 'hex'), made.seq::text, kind, entry.id::text, audit_instant(entry.at),
      entry.actor_id::text, entry.action, entry.thing, entry.thing_id, entry.bulk_of::text,
      encode(made.content, 'hex')));
  if kind = 'erased' then
    update audit_chain set salt = null where entry_id = entry.id and salt is not null;
  end if;
end $$;
--> statement-breakpoint
do $$
declare
  entry audit;
begin
  for entry in select * from audit order by id loop
    perform audit_add_link(entry, case when entry.erased_at is null then 'written' else 'erased' end);
  end loop;
end $$;
--> statement-breakpoint
create function audit_link() returns trigger language plpgsql as $$
begin
  perform audit_add_link(new, case when tg_op = 'INSERT' then 'written' else 'erased' end);
  return null;
end $$;
--> statement-breakpoint
create constraint trigger audit_linked after insert or update on audit
  deferrable initially deferred for each row execute function audit_link();
--> statement-breakpoint
-- An entry may lose a person, once, and its salt with it. Nothing else of the audit is ever changed or taken away.
create function audit_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'audit' then
    if old.erased_at is null and new.erased_at is not null and new.reason is null
      and (new.id, new.at, new.actor_id, new.action, new.thing, new.thing_id)
        = (old.id, old.at, old.actor_id, old.action, old.thing, old.thing_id)
      and new.bulk_of is not distinct from old.bulk_of
      and (select array_agg(key order by key) from jsonb_object_keys(new.before) key)
        is not distinct from (select array_agg(key order by key) from jsonb_object_keys(old.before) key)
      and (select array_agg(key order by key) from jsonb_object_keys(new.after) key)
        is not distinct from (select array_agg(key order by key) from jsonb_object_keys(old.after) key)
    then
      return new;
    end if;
  elsif tg_op = 'UPDATE' then
    if new.salt is null and to_jsonb(new) - 'salt' = to_jsonb(old) - 'salt'
      and exists (select from audit where id = old.entry_id and erased_at is not null)
    then
      return new;
    end if;
  end if;
  raise exception 'The audit is only ever added to.' using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
create trigger audit_kept before update or delete on audit for each row execute function audit_guard();
--> statement-breakpoint
create trigger audit_not_emptied before truncate on audit for each statement execute function audit_guard();
--> statement-breakpoint
create trigger audit_chain_kept before update or delete on audit_chain for each row execute function audit_guard();
--> statement-breakpoint
create trigger audit_chain_not_emptied before truncate on audit_chain for each statement execute function audit_guard();
