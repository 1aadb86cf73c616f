import { loadPlaces } from '@serendib/api/modules/destinations/index';
import { type SignedInPerson, useApi } from '@serendib/api/platform/testing';
import type { Trip } from '@serendib/contract/trips/trip';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';

interface Kept {
  account: string | null;
  trips: { isUnsent: boolean }[];
}
interface Written {
  from?: string;
  title?: string;
  notes?: string;
  stops?: { name: string }[];
}
type Refusals = Record<string, { words: string }>;
/** What the pages' own code for trips offers; it is typed for browsers, and so only asked for by name here. */
interface Lib {
  keep(change: (kept: Kept) => Kept): void;
  forgetMemory(): void;
  beginTrip(start: Written): string;
  changeTrip(id: string, change: Written): void;
  setSaved(thing: { kind: string; itemId: string }, isWanted: boolean): void;
  deleteTrip(id: string): () => void;
  holdDeletion(id: string): () => void;
  readTrips(): {
    current: (Written & { _id: string; items: object[] }) | null;
    trips: { _id: string; title: string }[];
    shown: Record<string, object>;
    isInAccount(id: string): boolean;
    linkOf(id: string): { key?: string; isInAccount?: boolean; isRevoked?: boolean } | undefined;
  };
  sendUp(userId: string): Promise<Refusals>;
  joinTrip(trip: Trip, key: string): void;
  sendTogether(): Promise<Refusals>;
  syncJoined(userId: string): Promise<void>;
  keepAsOwn(id: string): void;
  dropTrips(userId: string, isDeleted: boolean): void;
}
/** A browser: what it keeps, who is signed in, and by how much its clock is wrong. */
export interface Device {
  kept: Map<string, string>;
  clockMs: number;
  isAway: boolean;
}
export const newDevice = (clockMs = 0): Device => ({ kept: new Map(), clockMs, isAway: false });

/** Browsers of travellers, whose pages ask an API in this process. There is one at a time, and one clock for all but theirs. */
export function useDevices() {
  let now = new Date('2027-01-05T10:00:00Z');
  let device = newDevice();
  const api = useApi({ clock: () => now });
  const later = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  // Filled before the first test.
  const lib: Lib = Object.assign({});

  /** From now on all happens in this browser. */
  function at(one: Device): void {
    device = one;
    lib.forgetMemory();
  }

  function signIn(person: SignedInPerson): string {
    const [, token = ''] = person.headers.authorization.split(' ');
    device.kept.set('token', token);
    device.kept.set(
      'user',
      JSON.stringify({ _id: person.id, userName: 'Maja', email: 'm@example.lk', role: 'user' }),
    );
    lib.keep((kept) => ({ ...kept, account: person.id }));
    return person.id;
  }

  const storage = {
    getItem: (key: string) => device.kept.get(key) ?? null,
    setItem: (key: string, value: string) => void device.kept.set(key, value),
    removeItem: (key: string) => void device.kept.delete(key),
  };

  /** Answers as a browser gets them, with the server's date. */
  async function fetchInProcess(url: string, { method, headers, body }: RequestInit): Promise<Response> {
    if (device.isAway) throw new TypeError('Failed to fetch');
    const answer = await api.app.inject({ method, url, headers, payload: body } as InjectOptions);
    const isEmpty = answer.statusCode === 204;
    return new Response(isEmpty ? null : answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': 'application/json', date: now.toUTCString() },
    });
  }

  beforeAll(async () => {
    vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: storage }));
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('fetch', fetchInProcess);
    const parts = await Promise.all(
      ['trips', 'local-trips', 'use-trips', 'send-up', 'together', 'joined', 'drop-trips', 'held'].map(
        (part) => import(`../../../web/app/lib/trip/${part}.ts`),
      ),
    );
    Object.assign(lib, ...parts);
    await loadPlaces(api.db);
  });
  afterAll(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  beforeEach(async () => {
    await api.empty('users');
    vi.spyOn(Date, 'now').mockImplementation(() => now.getTime() + device.clockMs);
  });
  return { api, lib, at, later, signIn };
}
