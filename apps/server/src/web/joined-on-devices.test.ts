import type { SignedInPerson } from '@serendib/api/platform/testing';
import type { Trip } from '@serendib/contract/trips/trip';
import { beforeEach, expect, test } from 'vitest';
import { newDevice, useDevices } from '../testing/devices.ts';

const { api, lib, at, later, signIn } = useDevices();
let maja: SignedInPerson;
beforeEach(async () => {
  maja = await api.signIn();
});

const ofMaja = async (id: string): Promise<Trip> => (await api.get(`/trips/${id}`, maja)).json();

/** As a page does, with the titles of the trips that it shows then. */
async function synced({ id }: SignedInPerson): Promise<string[]> {
  await lib.syncJoined(id);
  await lib.sendTogether();
  await lib.sendUp(id);
  return lib.readTrips().trips.map(({ title }) => title);
}

async function onNewDevice(person: SignedInPerson) {
  const device = newDevice();
  at(device);
  signIn(person);
  return { device, titles: await synced(person) };
}

const share = async (id: string): Promise<{ _id: string; key: string }> =>
  (await api.post(`/trips/${id}/links`, { right: 'change' }, maja)).json();
const joinHere = async (id: string, key: string) =>
  lib.joinTrip((await api.get(`/trips/${id}?key=${key}`)).json(), key);

/** A trip of Maja’s that a friend has joined on a phone. */
async function joined() {
  const { _id: id }: Trip = (await api.post('/trips', { title: 'Ours' }, maja)).json();
  const link = await share(id);
  const friend = await api.signIn();
  const { device: phone } = await onNewDevice(friend);
  await joinHere(id, link.key);
  expect(await synced(friend)).toEqual(['Ours']);
  return { id, link, friend, phone };
}

test('a trip that was joined is there at the next sign-in and on another device, and is changed on from there', async () => {
  const { id, link, friend, phone } = await joined();
  lib.dropTrips(friend.id, false);
  expect(lib.readTrips().trips).toEqual([]);
  signIn(friend);
  expect(await synced(friend)).toEqual(['Ours']);

  const { device, titles } = await onNewDevice(friend);
  expect(titles).toEqual(['Ours']);
  expect([...device.kept.values()].join()).not.toContain(link.key);
  expect(lib.readTrips().isInAccount(id)).toBe(false);
  later(10);
  lib.changeTrip(id, { title: 'Hills' });
  await synced(friend);
  expect(await ofMaja(id)).toMatchObject({ title: 'Hills', mine: true });
  expect((await api.get('/trips', friend)).json()).toEqual([]);
  at(phone);
  expect(await synced(friend)).toEqual(['Hills']);
});

test('a trip that was joined before the sign-in is in the account that signs in', async () => {
  const { id, link } = await joined();
  at(newDevice());
  await joinHere(id, link.key);
  const other = await api.signIn();
  signIn(other);
  await synced(other);
  expect((await onNewDevice(other)).titles).toEqual(['Ours']);
});

test('a trip that was joined is left on all devices of who leaves it, comes back by the undo, and stays with who made it', async () => {
  const { id, friend, phone } = await joined();
  const { device: laptop } = await onNewDevice(friend);
  const undo = lib.deleteTrip(id);
  expect(await synced(friend)).toEqual([]);
  at(phone);
  expect(await synced(friend)).toEqual([]);
  expect((await onNewDevice(friend)).titles).toEqual([]);
  at(laptop);
  undo();
  expect(await synced(friend)).toEqual(['Ours']);
  at(phone);
  expect(await synced(friend)).toEqual(['Ours']);
  expect(await ofMaja(id)).toMatchObject({ title: 'Ours' });
});

test('a trip that was joined opens nothing once its link is revoked, and comes to no device any more', async () => {
  const { id, link, friend, phone } = await joined();
  const { device: laptop } = await onNewDevice(friend);
  await api.delete(`/trips/${id}/links/${link._id}`, maja);
  expect((await api.get(`/trips/${id}`, friend)).statusCode).toBe(404);
  for (const one of [laptop, phone]) {
    at(one);
    later(10);
    lib.changeTrip(id, { notes: 'Too late' });
    // What it was is kept, and can become a trip of one’s own.
    expect(await synced(friend)).toEqual(['Ours']);
    expect(lib.readTrips().linkOf(id)?.isRevoked).toBe(true);
  }
  expect((await ofMaja(id)).notes).toBe('');
  expect((await onNewDevice(friend)).titles).toEqual([]);
  // By another link it is joined again, everywhere.
  await joinHere(id, (await share(id)).key);
  await synced(friend);
  at(laptop);
  await synced(friend);
  expect(lib.readTrips().linkOf(id)).toEqual({ isInAccount: true });
});
