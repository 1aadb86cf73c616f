import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { imageWidths } from '@serendib/contract/media/src-set';
import { openClient } from '@serendib/embedded-postgres/testing/open-client';
import { jobContradictions, mailsAgainst } from './job-log.ts';
import type { Ledger } from './ledger.ts';

interface Given {
  url: string;
  /** Where uploads lie. */
  media: string;
  ledger: Ledger;
  mails: readonly string[];
}

/** All that is not as it was answered, or only half there, a line each. */
export async function verdictOn({ url, media, ledger, mails }: Given): Promise<string[]> {
  const client = await openClient(url);
  const said: string[] = [];
  const rowsOf = async (text: string) => (await client.query<Record<string, string>>(text)).rows;
  try {
    /** That each of what was answered is there, and once. */
    const once = async (what: string, wanted: Iterable<string>, text: string) => {
      const found = new Map<string, number>();
      for (const { key = '' } of await rowsOf(text)) found.set(key, (found.get(key) ?? 0) + 1);
      for (const key of wanted) {
        const times = found.get(key) ?? 0;
        if (times === 0) said.push(`lost: ${what} ${key}`);
      }
      for (const [key, times] of found) if (times > 1) said.push(`${times} times: ${what} ${key}`);
    };
    await once('account', ledger.accounts, 'select email as key from users');
    await once(
      'vehicle',
      [...ledger.vehicles].map(([id, plate]) => `${id} ${plate}`),
      `select id || ' ' || (details ->> 'plateNumber') as key from listings where kind = 'vehicle' and deleted_at is null`,
    );
    await once(
      'plate',
      [],
      `select plate as key from listings where deleted_at is null and plate is not null`,
    );
    await once('review', ledger.reviews, 'select comment as key from reviews');
    await once('review by one person', [], `select user_id || ' ' || item_id as key from reviews`);
    await once('trip', ledger.trips, `select content ->> 'title' as key from trips`);
    await once('question', ledger.questions, 'select text as key from inquiry_messages');
    await once('order', ledger.orders, 'select order_id as key from payments');
    await once('payment', ledger.paid, `select order_id as key from payments where status = 'completed'`);
    await once(
      'premium that was paid for',
      ledger.paid,
      `select source_id as key from entitlements where source = 'payment'`,
    );
    await once(
      'step to completed',
      ledger.paid,
      `select order_id as key from payment_steps join payments on payments.id = payment_id where to_status = 'completed'`,
    );
    await once(
      'picture of a vehicle',
      [...ledger.bound].map(([id, key]) => `${id} ${key}`),
      `select listing_id || ' ' || key as key from pictures where listing_id is not null`,
    );
    await once(
      'removed',
      ledger.removed,
      'select id::text as key from listings where deleted_at is not null',
    );
    for (const { id = '', price } of await rowsOf(
      `select id, details ->> 'pricePerDay' as price from listings where kind = 'vehicle'`,
    )) {
      const prices = ledger.prices.get(id);
      if (prices && !prices.has(Number(price)))
        said.push(`another price: ${id} ${price}, not ${[...prices]}`);
    }
    for (const [what, text] of Object.entries({ ...contradictions, ...jobContradictions }))
      for (const row of await rowsOf(text)) said.push(`${what}: ${JSON.stringify(row)}`);
    said.push(
      ...(await filesAgainst(
        media,
        new Set((await rowsOf('select key from pictures')).map(({ key }) => key ?? '')),
        ledger,
      )),
    );
  } finally {
    await client.end();
  }
  for (const email of ledger.accounts)
    if (!mails.some((mail) => mail.includes(email))) said.push(`no mail to ${email}`);
  for (const subject of ledger.letters)
    if (!mails.some((mail) => mail.includes(subject))) said.push(`no mail of ${subject}`);
  return [...said, ...(await mailsAgainst(url, mails))];
}

/** Photos that were acknowledged and are not there, row and all files; before those that nothing uses are deleted. */
export async function lostPhotos({ url, media, ledger }: Omit<Given, 'mails'>): Promise<string[]> {
  const client = await openClient(url);
  const { rows } = await client.query<{ key: string }>('select key from pictures');
  await client.end();
  const keys = new Set(rows.map(({ key }) => key));
  const said = [...ledger.photos].filter((key) => !keys.has(key)).map((key) => `lost: photo ${key}`);
  for (const key of ledger.photos)
    for (const width of imageWidths) {
      const name = `${key.slice(0, 2)}/${key}/${width}.webp`;
      const found = await stat(path.join(media, name)).catch(() => undefined);
      if (!found?.size) said.push(`lost: file ${name}`);
    }
  return said;
}

/** What the database must never hold: each finds nothing where all is whole. */
const contradictions = {
  'premium without a payment': `select source_id from entitlements where source = 'payment'
    and not exists (select from payments where order_id = source_id and status = 'completed')`,
  'payment without what it buys': `select order_id from payments where status = 'completed'
    and not exists (select from entitlements where source = 'payment' and source_id = order_id)`,
  'vehicles that are premium and whose owners are not': `select listings.id from listings
    where kind = 'vehicle' and deleted_at is null and is_premium and not exists (select from entitlements
      where user_id = owner_id and entitlements.kind = 'vehicle' and cancelled_at is null and starts_at <= now() and ends_at > now())`,
  'stars that differ from the reviews': `select id, review_count, rating_hundredths, n, mean from (
      select listings.id, review_count, rating_hundredths, count(reviews.id)::int as n,
        coalesce(round(avg(reviews.rating) * 100), 0)::int as mean
      from listings left join reviews on item_id = listings.id and item_type = 'vehicle' and reviews.hidden_at is null
      where listings.kind = 'vehicle' group by listings.id) counted
    where review_count <> n or rating_hundredths <> mean`,
  'counts of listings that drifted': `with counted as (
      select kind, status, count(*) as n from listings where deleted_at is null group by 1, 2),
    told as (select split_part(what, ' ', 2) as kind, split_part(what, ' ', 3) as status, sum(n) as n
      from tallies where what like 'listing %' group by 1, 2)
    select * from counted full join told using (kind, status)
      where coalesce(counted.n, 0) <> coalesce(told.n, 0)`,
  'counts of people that drifted': `select told, counted from
    (select coalesce(sum(n), 0) as told from tallies where what like 'user%') a,
    (select count(*) as counted from users where deleted_at is null) b where told <> counted`,
  'sums of reviews that drifted': `with counted as (
      select 'reviews ' || kind as what, sum(review_count) as n from listings
        where review_count > 0 and status = 'approved' and hidden_at is null and deleted_at is null group by kind
      union all select 'stars ' || kind, sum(rating_hundredths::bigint * review_count) from listings
        where review_count > 0 and status = 'approved' and hidden_at is null and deleted_at is null group by kind),
    told as (select what, sum(n) as n from tallies where what like 'reviews %' or what like 'stars %' group by what)
    select what, counted.n as counted, told.n as told from counted full join told using (what)
      where coalesce(counted.n, 0) <> coalesce(told.n, 0)`,
  'jobs that are left': `select task_identifier, attempts, last_error from graphile_worker.jobs
    where locked_at < now() - interval '1 minute' or attempts >= max_attempts
      or (run_at <= now() and task_identifier in ('mail', 'inquiries:tell')) or run_at <= now() - interval '15 seconds'`,
};

/** Rows of pictures against their files; what was not acknowledged was swept before. */
async function filesAgainst(media: string, keys: ReadonlySet<string>, ledger: Ledger): Promise<string[]> {
  const said: string[] = [];
  const files = new Set<string>();
  for (const name of await readdir(media, { recursive: true }).catch(() => [])) {
    const found = await stat(path.join(media, name));
    if (!found.isFile() || name.startsWith('probe/')) continue;
    files.add(name);
    if (found.size === 0) said.push(`an empty file: ${name}`);
    const key = name.split('/')[1] ?? '';
    if (!keys.has(key)) said.push(`a file without a row: ${name}`);
  }
  for (const key of keys)
    for (const width of imageWidths)
      if (!files.has(`${key.slice(0, 2)}/${key}/${width}.webp`))
        said.push(`a row without its file: ${key} ${width}`);
  for (const key of ledger.bound.values()) if (!keys.has(key)) said.push(`lost: picture ${key}`);
  return said;
}
