import { createHash, randomBytes } from 'node:crypto';
import { insertListing, type NewListing } from '@serendib/api/modules/listings/row/insert-listings.queries';
import { openDatabase } from '@serendib/api/platform/database/database';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import { sql } from 'drizzle-orm';
import { beginnings } from './beginnings.ts';
import type { Known, Sent } from './fill.ts';
import type { Role } from './requests.ts';

interface Person {
  role: Role;
  values: { role: 'user' | 'admin'; isVerified: boolean; isSuspended: boolean };
}

const people: Person[] = [
  { role: 'plain', values: { role: 'user', isVerified: true, isSuspended: false } },
  { role: 'unverified', values: { role: 'user', isVerified: false, isSuspended: false } },
  { role: 'suspended', values: { role: 'user', isVerified: true, isSuspended: true } },
  { role: 'another owner', values: { role: 'user', isVerified: true, isSuspended: false } },
  { role: 'owner', values: { role: 'user', isVerified: true, isSuspended: false } },
  { role: 'admin', values: { role: 'admin', isVerified: true, isSuspended: false } },
];

/** After so many rounds there is a new thing in each pool, which the roles have rights on. */
const everyRounds = 8;
/** Live listings of each kind that every owner has at the beginning of each round. */
const listingsEach = 2;

/** People, listings and ids in the database that is asked: what a round has ended, deleted or taken away is there again in the next. */
export class FuzzWorld {
  readonly #database: ReturnType<typeof openDatabase>;
  readonly #tokens: Partial<Record<Role, string>> = {};
  readonly #passwordHash: string | null;
  #made = 0;
  #rounds = -1;

  /** `passwordHash` is that of the password that requests know. */
  constructor(url: string, passwordHash: string | null) {
    this.#database = openDatabase({ url, poolSize: 1 });
    this.#passwordHash = passwordHash;
  }

  close = () => this.#database.close();

  /** What is made by asking for it is asked for by `send`. */
  async renew(send: (request: Sent) => Promise<unknown>): Promise<Known> {
    const owners: string[] = [];
    for (const person of people) {
      const id = await this.#present(person);
      if (person.role === 'owner' || person.role === 'another owner') owners.push(id);
    }
    for (const ownerId of owners) await this.#giveListings(ownerId);
    this.#rounds += 1;
    let ids = await this.#ids();
    for (const make of beginnings) {
      this.#made += 1;
      const { pool, roles, path, body } = make((named) => ids[named]?.[0] ?? '', this.#made);
      if (ids[pool] && this.#rounds % everyRounds > 0) continue;
      for (const role of roles) await send(this.#asSent(role, path, body));
      ids = await this.#ids();
    }
    return { ids, tokens: { ...this.#tokens } };
  }

  #asSent(role: Role, path: string, body: object | URLSearchParams): Sent {
    const isForm = body instanceof URLSearchParams;
    const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
    const token = this.#tokens[role];
    return {
      ...{ method: 'POST', url: `/api${path}` },
      headers: { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) },
      payload: Buffer.from(isForm ? body.toString() : JSON.stringify(body)),
    };
  }

  get #db() {
    return this.#database.db;
  }

  /** The account behind the role's token, made where it has gone or become another. */
  async #present({ role, values: { role: is, isVerified, isSuspended } }: Person): Promise<string> {
    const hash = createHash('sha256')
      .update(this.#tokens[role] ?? '')
      .digest();
    const { rows: found } = await this.#db.execute<{ id: string }>(sql`
      select users.id from sessions join users on users.id = user_id
       where token_hash = ${hash} and expires_at > now() and role = ${is} and deleted_at is null
         and (email_verified_at is not null) = ${isVerified} and (suspended_at is not null) = ${isSuspended}
         and not exists (select from authenticators where authenticators.user_id = users.id)
         and not exists (select from passkeys where passkeys.user_id = users.id)`);
    if (found[0]) return found[0].id;
    const token = randomBytes(32).toString('base64url');
    const { rows } = await this.#db.execute<{ id: string }>(sql`
      insert into users (id, user_name, email, email_verified_at, suspended_at, role, password_hash, created_at)
      values (gen_random_uuid(), ${`Fuzz ${role}`}, ${`${randomBytes(6).toString('hex')}@example.lk`},
        ${isVerified ? sql`now()` : null}, ${isSuspended ? sql`now()` : null}, ${is}, ${this.#passwordHash},
        now() - interval '60 days') returning id`);
    const id = rows[0]?.id ?? '';
    await this.#db.execute(sql`
      insert into sessions (id, user_id, token_hash, device, created_at, last_seen_at, expires_at)
      values (gen_random_uuid(), ${id}, ${createHash('sha256').update(token).digest()}, 'fuzz', now(), now(), now() + interval '9 days')`);
    this.#tokens[role] = token;
    return id;
  }

  async #giveListings(ownerId: string): Promise<void> {
    const { rows } = await this.#db.execute<{ kind: string; n: number }>(sql`
      select kind, count(*)::int as n from listings
       where owner_id = ${ownerId} and status = 'approved' and deleted_at is null and hidden_at is null group by kind`);
    for (const kind of kindNames) {
      const there = rows.find((row) => row.kind === kind)?.n ?? 0;
      // A guide has one page.
      for (let n = there; n < (kind === 'tourGuide' ? 1 : listingsEach); n += 1) {
        this.#made += 1;
        const plate = kind === 'vehicle' ? { plateNumber: `CP F-${process.pid}-${this.#made}` } : {};
        const details = { ...kinds[kind].example, ...plate };
        await insertListing(this.#db, {
          kind,
          details,
          ownerId,
          status: 'approved',
        } as unknown as NewListing).catch(
          // Its owner has one that is not live.
          (error: unknown) => {
            if (kind !== 'tourGuide') throw error;
          },
        );
      }
    }
  }

  async #ids(): Promise<Record<string, string[]>> {
    const { rows } = await this.#db.execute<{ pool: string; id: string }>(sql.raw(pools));
    const ids: Record<string, string[]> = {};
    for (const { pool, id } of rows) {
      ids[pool] ??= [];
      ids[pool].push(id);
    }
    return ids;
  }
}

/** The newest things of each table that calls name, in an order that is the same in each run. */
const pools = Object.entries({
  ...Object.fromEntries(kindNames.map((kind) => [kind, `select id from listings where kind = '${kind}'`])),
  any: 'select id from listings',
  user: 'select id from users',
  destination: 'select id from destinations',
  inquiry: 'select id from inquiries',
  offer: 'select id from offers',
  trip: 'select id from trips',
  link: 'select id from trip_links',
  review: 'select id from reviews',
  session: 'select id from sessions',
  passkey: 'select id from passkeys',
  paper: 'select id from papers',
  alert: 'select id from alerts',
  note: 'select id from desk_notes',
  import: 'select id from calendar_imports',
  payment: 'select id from payments',
  paid: `select id from payments where status = 'completed'`,
  order: 'select order_id as id from payments',
  email: 'select email as id from users where deleted_at is null',
})
  .map(
    ([pool, query]) => `(select '${pool}' as pool, id::text from (${query}) as t order by id desc limit 40)`,
  )
  .join(' union all ');
