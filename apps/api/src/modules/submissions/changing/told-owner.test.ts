import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { addListing } from '../../listings/testing.ts';

const api = useApi();
let [owner, admin] = [] as unknown as [SignedInPerson, SignedInPerson];
beforeEach(async () => {
  await api.empty('listings', 'users', 'sent_mails', 'audit');
  [owner, admin] = [await api.signIn({ userName: 'Nimal' }), await api.signIn({ role: 'admin' })];
});

const mails = async () => {
  await api.runJobs();
  const { rows } = await api.db.execute<{ to: string; subject: string; text: string }>(
    sql`select "to", subject, text from sent_mails order by id`,
  );
  return rows;
};
const van = (state: Parameters<typeof addListing>[3] = {}) =>
  addListing(
    api,
    'vehicle',
    { vehicleModel: 'Hiace', pricePerDay: 99_000, servingAreas: ['Central'] },
    { ownerId: owner.id, ...state },
  );

test('an owner is mailed field by field what an administrator changed, once a save', async () => {
  const id = await van({ isPremium: true });
  const changed = { pricePerDay: 15_000, servingAreas: ['Central', 'Uva'], insuranceInfo: 'Ceylinco' };
  expect((await api.put(`/vehicles/${id}`, changed, admin)).statusCode).toBe(200);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: owner.email, subject: 'Our team has changed “Hiace”' });
  for (const line of [
    'Dear Nimal,',
    'Our team has changed your vehicle “Hiace”. This is what is different now:',
    /^Price per day.*: LKR 15,000 \(before: LKR 99,000\)$/m,
    /^[^:]+: Central, Uva \(before: Central\)$/m,
    /^Insurance[^:]*: Ceylinco \(before: .+\)$/m,
    `http://serendib.test/profile?tab=analytics&listing=${id}`,
  ])
    expect(mail?.text).toMatch(line);
});

test('featuring goes into the mail of its save, and is mailed where it is all that changed', async () => {
  const id = await addListing(api, 'tourGuide', {}, { ownerId: owner.id, isPremium: true });
  await api.put(`/tour-guides/${id}`, { bio: 'Since I was five.', featuredStatus: 'homepage' }, admin);
  await api.patch(`/admin/tour-guides/${id}/feature`, { status: 'destination' }, admin);
  await api.patch(`/admin/tour-guides/${id}/feature`, { status: 'destination' }, admin);
  const [first, second, ...others] = await mails();
  expect(others).toEqual([]);
  expect(first?.text).toMatch(/^Featured: Homepage \(before: Not featured\)$/m);
  expect(first?.text).toContain('Since I was five. (before: ');
  expect(second?.text).toMatch(/^Featured: Destination \(before: Homepage\)$/m);
  expect(second?.text).not.toContain('Since I was five.');
});

test('what reads as before is said to be changed', async () => {
  const long = 'A long story. '.repeat(60);
  const id = await addListing(api, 'tourGuide', { bio: `${long}Kandy.` }, { ownerId: owner.id });
  await api.put(`/tour-guides/${id}`, { bio: `${long}Galle.` }, admin);
  const [mail] = await mails();
  expect(mail?.text).toMatch(/^[^:\n]+: changed$/m);
});

test('none is mailed for what changed nothing, was refused, or is the owner’s own', async () => {
  const id = await van();
  await api.put(`/vehicles/${id}`, { pricePerDay: 99_000 }, admin);
  await api.put(`/vehicles/${id}`, { pricePerDay: 'a lot' }, admin);
  await api.put(`/vehicles/owner/${id}`, { pricePerDay: 98_000 }, owner);
  const ours = await van({ ownerId: admin.id });
  await api.put(`/vehicles/${ours}`, { pricePerDay: 15_000 }, admin);
  expect(await mails()).toEqual([]);
});

test.each(['suspended_at', 'deleted_at'])('an owner with %s is not mailed', async (column) => {
  const id = await van();
  await api.db.execute(sql`update users set ${sql.identifier(column)} = now() where id = ${owner.id}::uuid`);
  expect((await api.put(`/vehicles/${id}`, { pricePerDay: 15_000 }, admin)).statusCode).toBe(200);
  expect(await mails()).toEqual([]);
});
