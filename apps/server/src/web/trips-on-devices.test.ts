import type { SignedInPerson } from '@serendib/api/platform/testing';
import type { Trip } from '@serendib/contract/trips/trip';
import { beforeEach, expect, test } from 'vitest';
import { newDevice, useDevices } from '../testing/devices.ts';

const { api, lib, at, later, signIn } = useDevices();

/** Of each trip that this browser keeps, whether changes of it wait to be sent. */
function areUnsent(): boolean[] {
  let found: boolean[] = [];
  lib.keep((kept) => {
    found = kept.trips.map(({ isUnsent }) => isUnsent);
    return kept;
  });
  return found;
}

let maja: SignedInPerson;
beforeEach(async () => {
  maja = await api.signIn();
});

const stop = (name: string) => ({
  ...{ id: name, place: name, name, latitude: null, longitude: null, nights: 1, dayTrips: [], note: '' },
});
const current = () => lib.readTrips().current;
const destination = async (slug: string) => {
  const { _id } = (await api.get(`/destinations/${slug}`)).json();
  return { kind: 'destination' as const, itemId: _id as string };
};
const inAccount = async (): Promise<Trip[]> => {
  const list: { _id: string }[] = (await api.get('/trips', maja)).json();
  return Promise.all(list.map(async ({ _id }) => (await api.get(`/trips/${_id}`, maja)).json()));
};

test('what was planned signed out is in the account after sign-in, and whole on another device', async () => {
  at(newDevice());
  const ella = await destination('ella');
  lib.setSaved(ella, true);
  const id = current()?._id as string;
  lib.changeTrip(id, { title: 'January', stops: [stop('kandy'), stop('ella')] });
  await lib.sendUp(signIn(maja));
  expect(lib.readTrips().isInAccount(id)).toBe(true);
  expect(areUnsent()).toEqual([false]);

  at(newDevice());
  await lib.sendUp(signIn(maja));
  expect(current()).toMatchObject({ _id: id, title: 'January', items: [ella] });
  expect(current()?.stops?.map(({ name }) => name)).toEqual(['kandy', 'ella']);
  expect(Object.values(lib.readTrips().shown)).toMatchObject([{ title: 'Ella', href: '/destination/ella' }]);
});

test('what two devices change at once, one of them off line, is all there, and goes up once', async () => {
  const [phone, laptop] = [newDevice(), newDevice()];
  at(phone);
  const id = lib.beginTrip({ title: 'Ours' });
  lib.changeTrip(id, { stops: [stop('kandy'), stop('ella')] });
  const who = signIn(maja);
  await lib.sendUp(who);
  at(laptop);
  signIn(maja);
  await lib.sendUp(who);
  later(10);
  lib.changeTrip(id, { title: 'Hills', stops: [stop('galle'), ...(current()?.stops ?? [])] });
  await lib.sendUp(who);

  at(phone);
  phone.isAway = true;
  later(10);
  lib.changeTrip(id, { notes: 'Torch' });
  lib.setSaved(await destination('ella'), true);
  await expect(lib.sendUp(who)).rejects.toThrow();
  expect(current()).toMatchObject({ notes: 'Torch', title: 'Ours' });
  phone.isAway = false;
  await lib.sendUp(who);
  const [first] = await inAccount();
  expect(first).toMatchObject({ title: 'Hills', notes: 'Torch', items: [{ shown: { title: 'Ella' } }] });
  expect(current()?.stops?.map(({ name }) => name)).toEqual(['galle', 'kandy', 'ella']);
  await lib.sendUp(who);
  expect(await inAccount()).toEqual([first]);
});

test.each([
  ['right', 0],
  ['a month behind', -30 * 86_400_000],
  ['a month ahead', 30 * 86_400_000],
])(
  'what is changed while it is on its way goes up the next time, by a clock that is %s',
  async (_, clockMs) => {
    at(newDevice(clockMs));
    const id = lib.beginTrip({ title: 'First words' });
    const who = signIn(maja);
    const sending = lib.sendUp(who);
    later(1);
    lib.changeTrip(id, { title: 'Second words' });
    await sending;
    expect(current()?.title).toBe('Second words');
    await lib.sendUp(who);
    expect((await inAccount()).map(({ title }) => title)).toEqual(['Second words']);
  },
);

test.each([
  ['ten years ahead', 10 * 365 * 86_400_000],
  ['an hour behind', -3_600_000],
])('a device whose clock is %s neither wins for ever nor writes over what is newer', async (_, clockMs) => {
  const [wrong, right] = [newDevice(clockMs), newDevice()];
  at(wrong);
  const id = lib.beginTrip({ title: 'By the wrong clock', notes: 'Old' });
  const who = signIn(maja);
  await lib.sendUp(who);
  later(60);
  at(right);
  signIn(maja);
  await lib.sendUp(who);
  lib.changeTrip(id, { title: 'By the right clock' });
  await lib.sendUp(who);
  later(60);
  at(wrong);
  lib.changeTrip(id, { notes: 'New' });
  await lib.sendUp(who);
  expect(await inAccount()).toMatchObject([{ title: 'By the right clock', notes: 'New' }]);
  expect(current()).toMatchObject({ title: 'By the right clock', notes: 'New' });
});

test('what a device with a clock an hour behind has read and not changed wins over nothing that is newer', async () => {
  const [slow, right] = [newDevice(-3_600_000), newDevice()];
  const friends = newDevice(-3_600_000);
  at(right);
  const id = lib.beginTrip({ title: 'January', notes: 'Old' });
  const who = signIn(maja);
  await lib.sendUp(who);
  const { key } = (await api.post(`/trips/${id}/links`, { right: 'change' }, maja)).json();
  later(600);
  // It begins with what is in the account, and has sent nothing yet.
  at(slow);
  signIn(maja);
  await lib.sendUp(who);
  at(friends);
  lib.joinTrip((await api.get(`/trips/${id}?key=${key}`)).json(), key);
  later(600);
  at(right);
  lib.changeTrip(id, { title: 'Hills' });
  await lib.sendUp(who);
  at(slow);
  lib.changeTrip(id, { notes: 'New' });
  later(1);
  await lib.sendUp(who);
  expect(await inAccount()).toMatchObject([{ title: 'Hills', notes: 'New' }]);
  at(friends);
  lib.changeTrip(id, { stops: [stop('ella')] });
  later(1);
  await lib.sendTogether();
  const [trip] = await inAccount();
  expect(trip).toMatchObject({ title: 'Hills', notes: 'New', stops: [{ id: 'ella' }] });
  const now = Date.now() + 3_600_000;
  expect(now - Date.parse(trip?.stops[0]?.changedAt ?? '')).toBeLessThan(5_000);
});

test('a trip that is deleted goes everywhere, and comes back by its undo', async () => {
  const [phone, laptop] = [newDevice(), newDevice()];
  at(phone);
  const id = lib.beginTrip({ title: 'Hills' });
  const who = signIn(maja);
  await lib.sendUp(who);
  at(laptop);
  signIn(maja);
  await lib.sendUp(who);
  expect(current()?._id).toBe(id);
  at(phone);
  const undo = lib.deleteTrip(id);
  await lib.sendUp(who);
  expect(await inAccount()).toEqual([]);
  at(laptop);
  await lib.sendUp(who);
  expect(current()).toBeNull();
  at(phone);
  undo();
  await lib.sendUp(who);
  expect(await inAccount()).toMatchObject([{ _id: id, title: 'Hills' }]);
});

test('a deletion that can be taken back waits, so that the links of a trip that comes back open it as before', async () => {
  at(newDevice());
  const id = lib.beginTrip({ title: 'Hills' });
  const who = signIn(maja);
  await lib.sendUp(who);
  const { key } = (await api.post(`/trips/${id}/links`, { right: 'change' }, maja)).json();
  const opens = async () => (await api.get(`/trips/${id}?key=${key}`)).statusCode;
  const letGo = lib.holdDeletion(id);
  const undo = lib.deleteTrip(id);
  await lib.sendUp(who);
  expect([current(), await opens()]).toEqual([null, 200]);
  undo();
  letGo();
  await lib.sendUp(who);
  expect([current()?.title, await opens()]).toEqual(['Hills', 200]);

  const endAgain = lib.holdDeletion(id);
  lib.deleteTrip(id);
  endAgain();
  await lib.sendUp(who);
  expect([current(), await opens()]).toEqual([null, 404]);
});

test('a deletion that can be taken back makes room in a full account for what is begun', async () => {
  for (let made = 0; made < 49; made++) expect((await api.post('/trips', {}, maja)).statusCode).toBe(201);
  at(newDevice());
  const id = lib.beginTrip({ title: 'The fiftieth' });
  const who = signIn(maja);
  await lib.sendUp(who);
  const letGo = lib.holdDeletion(id);
  lib.deleteTrip(id);
  await lib.sendUp(who);
  expect((await api.get(`/trips/${id}`, maja)).statusCode).toBe(200);
  const next = lib.beginTrip({ title: 'Instead of it' });
  expect(await lib.sendUp(who)).toEqual({});
  expect((await api.get(`/trips/${next}`, maja)).statusCode).toBe(200);
  letGo();
});

test('on a shared phone a sign-out takes the trips away; what could not be sent waits unseen for the same account', async () => {
  const phone = newDevice();
  at(phone);
  const [sent, unsent] = [lib.beginTrip({ title: 'Sent' }), lib.beginTrip({ title: 'Plain' })];
  const who = signIn(maja);
  await lib.sendUp(who);
  phone.isAway = true;
  later(1);
  lib.changeTrip(unsent, { title: 'Not sent yet' });
  lib.dropTrips(who, false);
  expect(lib.readTrips().trips).toEqual([]);
  expect([...phone.kept.values()].join()).not.toContain(sent);

  phone.isAway = false;
  const other = await api.signIn();
  await lib.sendUp(signIn(other));
  expect(lib.readTrips().trips).toEqual([]);
  expect((await api.get('/trips', other)).json()).toEqual([]);

  lib.dropTrips(other.id, false);
  await lib.sendUp(signIn(maja));
  expect(
    lib
      .readTrips()
      .trips.map(({ title }) => title)
      .sort(),
  ).toEqual(['Not sent yet', 'Sent']);
  lib.dropTrips(who, true);
  expect([...phone.kept.values()].join()).not.toContain('Not sent yet');
});

test('an account that is full says so in words, what is here stays, and what is there comes down', async () => {
  for (let made = 0; made < 50; made++) expect((await api.post('/trips', {}, maja)).statusCode).toBe(201);
  at(newDevice());
  const id = lib.beginTrip({ title: 'One too many' });
  expect(await lib.sendUp(signIn(maja))).toMatchObject({
    [id]: { words: 'You have 50 trips already. Delete one that you do not need any more.' },
  });
  expect(current()?.title).toBe('One too many');
  expect(lib.readTrips().trips).toHaveLength(51);
});

test('a trip that is refused keeps none of the others back', async () => {
  at(newDevice());
  const far = lib.beginTrip({ title: 'In ten thousand years', from: '12027-01-10' });
  lib.beginTrip({ title: 'Next year' });
  const there = (await api.post('/trips', { title: 'There' }, maja)).json();
  const who = signIn(maja);
  const words = 'Please give a day like 2027-01-12.';
  expect(await lib.sendUp(who)).toMatchObject({ [far]: { words } });
  expect((await inAccount()).map(({ title }) => title).sort()).toEqual(['Next year', 'There']);
  const titles = lib.readTrips().trips.map(({ title }) => title);
  expect(titles.sort()).toEqual(['In ten thousand years', 'Next year', 'There']);

  // Nor one that came by a link, when it is too long for those whose it is.
  const { key } = (await api.post(`/trips/${there._id}/links`, { right: 'change' }, maja)).json();
  const friend = await api.signIn();
  at(newDevice());
  signIn(friend);
  lib.joinTrip((await api.get(`/trips/${there._id}?key=${key}`)).json(), key);
  const many = (of: string) => Array.from({ length: 40 }, (_, index) => stop(`${of}${index}`));
  lib.changeTrip(there._id, { stops: many('b') });
  await api.patch(`/trips/${there._id}`, { version: 1, stops: many('a') }, maja);
  const own = lib.beginTrip({ title: 'Own' });
  const refused = await lib.sendTogether();
  expect(refused[there._id]?.words).toMatch(/^Together these are more than the 60 stops/);
  expect(await lib.sendUp(friend.id)).toEqual({});
  expect((await api.get('/trips', friend)).json()).toMatchObject([{ _id: own }]);
});

test('who has a link to change a trip together plans it without an account, on and off line, until it is revoked', async () => {
  const [ours, friends] = [newDevice(), newDevice()];
  at(ours);
  const id = lib.beginTrip({ title: 'Ours' });
  lib.changeTrip(id, { stops: [stop('kandy')] });
  const who = signIn(maja);
  await lib.sendUp(who);
  const link = (await api.post(`/trips/${id}/links`, { right: 'change' }, maja)).json();

  at(friends);
  lib.joinTrip((await api.get(`/trips/${id}?key=${link.key}`)).json(), link.key);
  expect(current()).toMatchObject({ _id: id, title: 'Ours' });
  expect(lib.readTrips().isInAccount(id)).toBe(false);
  friends.isAway = true;
  later(10);
  lib.changeTrip(id, { stops: [...(current()?.stops ?? []), stop('ella')] });
  await expect(lib.sendTogether()).rejects.toThrow();

  at(ours);
  later(10);
  lib.changeTrip(id, { title: 'Hills' });
  await lib.sendUp(who);

  at(friends);
  friends.isAway = false;
  later(1);
  await lib.sendTogether();
  expect(current()).toMatchObject({ title: 'Hills' });
  // With an account of one's own it stays the trip of who made the link.
  const other = await api.signIn();
  await lib.sendUp(signIn(other));
  expect((await api.get('/trips', other)).json()).toEqual([]);

  at(ours);
  await lib.sendUp(who);
  expect(current()?.stops?.map(({ name }) => name)).toEqual(['kandy', 'ella']);
  expect(await inAccount()).toMatchObject([{ title: 'Hills', stops: [{ id: 'kandy' }, { id: 'ella' }] }]);
  await api.delete(`/trips/${id}/links/${link._id}`, maja);

  at(friends);
  later(10);
  lib.changeTrip(id, { notes: 'Too late' });
  await lib.sendTogether();
  expect(lib.readTrips().linkOf(id)).toEqual({ key: link.key, isRevoked: true });
  expect(current()).toMatchObject({ title: 'Hills', notes: 'Too late' });
  lib.keepAsOwn(id);
  await lib.sendUp(other.id);
  const own: { _id: string; title: string }[] = (await api.get('/trips', other)).json();
  expect(own).toMatchObject([{ title: 'Hills' }]);
  expect(own[0]?._id).not.toBe(id);
  expect((await inAccount())[0]?.notes).toBe('');
});

test('a trip that came by a link is left by who joined it, not deleted', async () => {
  const made = (await api.post('/trips', { title: 'Ours' }, maja)).json();
  const link = (await api.post(`/trips/${made._id}/links`, { right: 'change' }, maja)).json();
  at(newDevice());
  lib.joinTrip((await api.get(`/trips/${made._id}?key=${link.key}`)).json(), link.key);
  const undo = lib.deleteTrip(made._id);
  await lib.sendTogether();
  expect(current()).toBeNull();
  expect(await inAccount()).toMatchObject([{ title: 'Ours' }]);
  undo();
  await lib.sendTogether();
  expect(current()?.title).toBe('Ours');
});
