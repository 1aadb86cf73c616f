import { sql } from 'drizzle-orm';
import type { TestApi } from '../../../../platform/testing.ts';

/**
 * Has the database write down what was agreed at the moment it was, and each mail (of which a trial keeps the latest), apart
 * from all that the code does, so that they can be compared with what stands there in the end.
 */
export const witness = (api: TestApi) =>
  api.db.execute(sql`
    create table witnessed (inquiry_id uuid primary key, said jsonb not null, departs boolean not null, seats int);
    create function witness() returns trigger language plpgsql as $$ begin
      insert into witnessed select new.inquiry_id,
        jsonb_build_object('agreement', to_jsonb(new) - array['cancelled_at', 'cancelled_by'], 'content', o.content, 'total', o.total),
        exists (select from departures d where d.listing_id = i.listing_id and d.first_day = i.first_day),
        (select seats from departure_seats where from_id = i.id)
        from offers o join inquiries i on i.id = o.inquiry_id where o.id = new.offer_id;
      return null;
    end $$;
    create trigger witness after insert on agreements for each row execute function witness();
    create table witnessed_mails (inquiry_id uuid not null, "to" text not null, key text, messages int not null);
    create index on witnessed_mails (inquiry_id);
    create table witnessed_reviews (listing_id uuid not null, "to" text not null);
    create function witness_mail() returns trigger language plpgsql as $$ begin
      insert into witnessed_mails select distinct on (1) link[1]::uuid, new."to", link[2],
        case when new.subject like '%has written about%' then regexp_count(new.text, 'And now\\?') else 0 end
        from regexp_matches(new.text, '/inquiries/([0-9a-f-]{36})(?:\\?key=([\\w-]+))?', 'g') link;
      insert into witnessed_reviews select link[1]::uuid, new."to"
        from regexp_matches(new.text, '/([0-9a-f-]{36})\\?review=1') link;
      return null;
    end $$;
    create trigger witness after insert on sent_mails for each row execute function witness_mail()`);
