import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { audit, users } from '../../schema/index.ts';
import { databaseError } from '../database/reason.ts';
import { useApi } from '../testing.ts';
import { recordAudit } from './audit.ts';
import { checkChain, headOf } from './check-chain.ts';

const api = useApi();
let actorId: string;
beforeEach(async () => {
  await api.empty('audit', 'users');
  actorId = (await api.signIn({ role: 'admin' })).id;
});

const entry = (thingName: string) => ({
  ...{ actorId, action: 'suspend', thing: 'user' as const, thingId: actorId, thingName },
  ...{ reason: 'Sunil’s – 職', before: { phone: '+94771234567', n: 1.5 }, after: null, at: new Date() },
});
const write = (thingName: string) => recordAudit(api.db, entry(thingName));
const faults = async () => (await checkChain(api.db)).faults;
const refused = async (statement: ReturnType<typeof sql>) =>
  databaseError(
    await api.db.execute(statement).then(
      () => undefined,
      (error) => error,
    ),
  )?.code;
/** As who owns the database may, with what stands in the way put aside. */
const tamper = (statement: string) =>
  api.db.execute(sql.raw(`set local session_replication_role = replica; ${statement}`));

test('the audit can be added to, and neither changed nor taken away nor emptied', async () => {
  await write('Sunil');
  expect(await faults()).toEqual([]);
  expect(await refused(sql`update audit set reason = 'None'`)).toBe('42501');
  expect(await refused(sql`update audit set erased_at = now(), reason = null, action = 'restore'`)).toBe(
    '42501',
  );
  expect(await refused(sql`update audit set erased_at = now(), reason = null, before = '{}'`)).toBe('42501');
  expect(await refused(sql`delete from audit`)).toBe('42501');
  expect(await refused(sql`truncate audit cascade`)).toBe('42501');
  expect(await refused(sql`truncate users cascade`)).toBe('42501');
  expect(await refused(sql`delete from audit_chain`)).toBe('42501');
  expect(await refused(sql`update audit_chain set salt = null`)).toBe('42501');
  expect(await refused(sql`update audit_chain set digest = content`)).toBe('42501');
  expect(await refused(sql`truncate audit_chain`)).toBe('42501');
  expect(await faults()).toEqual([]);
});

test('of twenty who write at once, one chain comes; what is rolled back leaves no gap', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      api.db
        .transaction(async (tx) => {
          await recordAudit(tx, entry(`Person ${n}`));
          await recordAudit(tx, entry(`Person ${n} again`));
          if (n % 4 === 0) throw new Error('Taken back.');
        })
        .catch(() => undefined),
    ),
  );
  expect(await checkChain(api.db)).toMatchObject({ links: 30, faults: [] });
});

test.each([
  ['another reason', `update audit set reason = 'He asked' where thing_name = 'Second'`, /Link 2.*reason/],
  [
    'another value',
    `update audit set before = '{"phone": null, "n": 1.5}' where thing_name = 'Second'`,
    /Link 2/,
  ],
  [
    'another actor',
    `update audit set action = 'restore' where thing_name = 'Second'`,
    /Link 2.*who did what/,
  ],
  ['another time', `update audit set at = at + interval '1 second' where thing_name = 'Third'`, /Link 3/],
  [
    'an entry that is gone with its link',
    `delete from audit_chain where seq = 2; delete from audit where thing_name = 'Second'`,
    /links 2 to 2 are gone/,
  ],
  [
    'one that was put in',
    `insert into audit select gen_random_uuid(), at, actor_id, action, thing, thing_id, 'Put in' from audit limit 1`,
    /put in/,
  ],
  ['a link that was written anew', `update audit_chain set digest = audit_sum('x') where seq = 3`, /Link 3/],
  [
    'two that changed places',
    `update audit_chain set seq = 5 - seq + 100 where seq in (2, 3)`,
    /gone|follow/,
  ],
  [
    'a person taken out past the chain',
    `update audit set reason = null, erased_at = now() where thing_name = 'First'; update audit_chain set salt = null where seq = 1`,
    /Entry|Link 1/,
  ],
])('it shows: %s', async (_, statement, words) => {
  for (const name of ['First', 'Second', 'Third']) await write(name);
  expect(await faults()).toEqual([]);
  await tamper(statement);
  expect((await faults()).join()).toMatch(words);
});

test('what was noted elsewhere shows a chain that was written anew as a whole', async () => {
  for (const name of ['First', 'Second']) await write(name);
  const noted = (await headOf(api.db)) ?? undefined;
  await write('Third');
  expect((await checkChain(api.db, noted)).faults).toEqual([]);
  await tamper(`delete from audit_chain; update audit set reason = 'He asked' where thing_name = 'First'`);
  await api.db.execute(sql`select audit_add_link(audit, 'written') from audit order by id`);
  expect(await faults()).toEqual([]);
  expect((await checkChain(api.db, noted)).faults).toEqual([expect.stringContaining('What was noted')]);
});

test('an entry that loses its person is linked again, and nobody can guess from the chain what it held', async () => {
  await write('Sunil');
  await write('Kept');
  const erase = () =>
    api.db
      .update(audit)
      .set({
        ...{ thingName: 'Former member', reason: null, erasedAt: new Date() },
        before: sql`'{"phone": null, "n": null}'`,
      })
      .where(sql`thing_name = 'Sunil'`);
  await erase();
  expect(await checkChain(api.db)).toMatchObject({ links: 3, faults: [] });
  const { rows } = await api.db.execute(
    sql`select seq::int, salt is null as bare from audit_chain order by seq`,
  );
  expect(rows).toEqual([
    { seq: 1, bare: true },
    { seq: 2, bare: false },
    { seq: 3, bare: true },
  ]);
  await tamper(
    `update audit set before = '{"phone": "+94770000000", "n": null}' where erased_at is not null`,
  );
  expect((await faults()).join()).toMatch(/Link 3/);
});

test('guards that were put out of work are named', async () => {
  await api.db.execute(sql`alter table audit disable trigger audit_kept`);
  expect(await faults()).toEqual(['The trigger audit_kept is not at work.']);
  await api.db.execute(sql`alter table audit enable trigger audit_kept`);
  expect(await api.db.$count(users)).toBe(1);
});
