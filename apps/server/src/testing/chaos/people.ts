import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';

export interface Person {
  id: string;
  token: string;
}

/** People who are signed in and known for a while, so that no more than the writes themselves is asked of the app. */
export async function addPeople(client: pg.Client, number: number): Promise<Person[]> {
  const tokens = Array.from({ length: number }, () => randomBytes(32).toString('base64url'));
  const { rows } = await client.query<{ id: string; at: number }>(
    `with people as (
        insert into users (id, user_name, email, email_verified_at, created_at)
          select gen_random_uuid(), 'Person ' || n, 'person-' || n || '@example.lk', now(), now() - interval '60 days'
          from generate_series(1, $1::int) n returning id, email)
      insert into sessions (id, user_id, token_hash, device, created_at, last_seen_at, expires_at)
        select gen_random_uuid(), people.id, given.hash, 'chaos', now(), now(), now() + interval '1 day'
        from unnest($2::bytea[]) with ordinality as given(hash, n)
        join people on people.email = 'person-' || n || '@example.lk'
      returning user_id as id, (select n from unnest($2::bytea[]) with ordinality as again(hash, n)
        where again.hash = token_hash)::int as at`,
    [number, tokens.map((token) => createHash('sha256').update(token).digest())],
  );
  return rows.map(({ id, at }) => ({ id, token: tokens[at - 1] ?? '' }));
}
