import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { actions, addVehicle, asked, linksIn, withKey } from '../testing.ts';

// A person may ask as a guest and have an account, then or later: what holds for the one holds for the other.

const begun = new Date('2027-01-05T10:00:00Z');
let now = begun;
const api = useApi({ clock: () => now, isTrial: true });
const { ask, act, mailsTo } = actions(api);
let nimal: SignedInPerson;
let vans: [string, string];
const email = 'maja@example.org';
const guest = { name: 'Maja', email };
const otherDays = { from: '2027-03-01', to: '2027-03-02' };

beforeEach(async () => {
  now = begun;
  await api.empty('agreements', 'inquiries', 'listings', 'users', 'sent_mails');
  nimal = await api.signIn({ userName: 'Nimal' });
  vans = [await addVehicle(api, nimal.id), await addVehicle(api, nimal.id)];
});

/** A question of the guest, and the key of its link in the mail. */
async function asGuest(van: string, more: object = {}) {
  const [thread] = await ask(asked([van], { guest, ...more }));
  const id = thread?._id ?? '';
  const link = linksIn((await mailsTo(email)).at(-1)?.text).find((one) => one.id === id);
  return { id, key: link?.key ?? '' };
}
const confirm = ({ id, key }: { id: string; key: string }) => api.post(withKey(id, key, '/confirm'));
async function sentAsGuest(van: string, more: object = {}) {
  const link = await asGuest(van, more);
  expect((await confirm(link)).statusCode).toBe(200);
  return link;
}
const makeAccount = () => api.signIn({ email: 'Maja@example.org', userName: 'Maja' });
const refusal = async (body: object, who?: SignedInPerson) => {
  const reply = await api.post('/inquiries', body, who);
  return [reply.statusCode, reply.json().error];
};
const blocked = [409, expect.stringContaining('cannot be asked')];

test.each([['before'], ['after']])(
  'who was blocked as a guest is blocked with an account of the address, %s the threads are in it',
  async (when) => {
    const { id } = await sentAsGuest(vans[0]);
    expect((await act(id, 'block', nimal)).statusCode).toBe(204);
    expect(await refusal(asked([vans[0]], { guest, ...otherDays }))).toEqual(blocked);
    const maja = await makeAccount();
    if (when === 'after') {
      expect((await api.get('/inquiries', maja)).json()).toMatchObject([{ _id: id }]);
      // Another address frees nobody.
      await api.db.execute(sql`update users set email = 'new@example.org' where id = ${maja.id}::uuid`);
    }
    expect(await refusal(asked([vans[1]], otherDays), maja)).toEqual(blocked);
    // An address that is only said to be one's own is none.
    const stranger = await api.signIn({ email: 'anna@example.org' });
    await ask(asked([vans[0]], otherDays), stranger);
  },
);

test('who was blocked with an account, or as a guest, sends nothing more as a guest with the address', async () => {
  const [first, second] = [await sentAsGuest(vans[0]), await asGuest(vans[1])];
  await act(first.id, 'block', nimal);
  expect((await confirm(second)).json().error).toContain('cannot be asked');
  await api.empty('inquiries', 'inquiry_blocks', 'sent_mails');
  const maja = await makeAccount();
  const [thread] = await ask(asked([vans[0]]), maja);
  await act(thread?._id ?? '', 'block', nimal);
  // Whom the partner has blocked is told to those alone who have the address.
  const again = await asGuest(vans[1]);
  expect((await confirm(again)).json().error).toContain('cannot be asked');
  expect(await mailsTo(nimal.email)).toHaveLength(1);
});
