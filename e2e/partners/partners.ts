import { kinds } from '@serendib/contract/listings/kinds/index';
import { type APIRequestContext, expect } from 'playwright/test';
import { joined, newAddress, sessionOf } from '../accounts.ts';
import { serverOf } from '../rows.ts';
import { administrator } from '../serve.ts';

export type Kind = keyof typeof kinds;

/** Who calls. */
export type Caller = {
  authorization: string;
};

export const callerOf = sessionOf;

/** Who has an account and has logged in. */
export const newCaller = joined;

const openAdmins = new Map<string, ReturnType<typeof callerOf>>();
/** One session for all journeys of a worker, on each of its servers. */
export async function administratorOf(request: APIRequestContext) {
  const origin = await serverOf(request);
  const open = openAdmins.get(origin) ?? callerOf(request, administrator.email, administrator.password);
  openAdmins.set(origin, open);
  return open;
}

const submitTo: Record<Kind, string> = {
  tourGuide: '/tour-guides',
  vehicle: '/vehicles',
  tour: '/tours/partnership',
  businessListing: '/affiliate-links',
  blog: '/blogs/sponsored',
};

let plates = 0;
/** A plate that no other vehicle of this worker's server has. */
const newPlate = () => `CAB-${1000 + plates++}`;

/** The example of the kind, submitted by a call: for journeys that begin with something there. */
export async function submit(
  request: APIRequestContext,
  { authorization }: Caller,
  kind: Kind,
  over: Record<string, unknown> = {},
): Promise<{ _id: string; version: number }> {
  const data = { ...kinds[kind].example, ...(kind === 'vehicle' && { plateNumber: newPlate() }), ...over };
  const reply = await request.post(`/api${submitTo[kind]}`, { headers: { authorization }, data });
  expect(reply.status(), await reply.text()).toBe(201);
  return (await reply.json()) as { _id: string; version: number };
}

/** A vehicle that our team has approved, and its owner. */
export async function approvedVehicle(request: APIRequestContext) {
  const owner = await newCaller(request);
  const vehicleModel = newName('Toyota KDH');
  const { _id } = await submit(request, owner, 'vehicle', { vehicleModel });
  await decide(request, 'vehicle', _id, { status: 'approved' });
  return { _id, vehicleModel, owner };
}

/** What an administrator decides about it. */
export async function decide(
  request: APIRequestContext,
  kind: Kind,
  id: string,
  verdict: { status: 'approved' | 'rejected'; reason?: string },
): Promise<void> {
  const { authorization } = await administratorOf(request);
  const reply = await request.patch(`/api${kinds[kind].path}/${id}/verify`, {
    headers: { authorization },
    data: verdict,
  });
  expect(reply.status(), await reply.text()).toBe(200);
}

/** The name a listing of this run alone bears. */
export const newName = (name: string): string => `${name} ${newAddress('').replace(/\D+/g, '').slice(-9)}`;
