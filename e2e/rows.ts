import { onServer } from '@serendib/embedded-postgres/testing';
import type { APIRequestContext } from 'playwright/test';
import { databaseOf } from './serve.ts';

const servers = new WeakMap<APIRequestContext, Promise<string>>();
/** The address of the server that these calls go to. */
export function serverOf(request: APIRequestContext): Promise<string> {
  const found =
    servers.get(request) ?? request.head('/robots.txt').then((reply) => new URL(reply.url()).origin);
  servers.set(request, found);
  return found;
}

export type Rows = Parameters<Parameters<typeof onServer>[1]>[0];

/** What is asked of the database behind the server that these calls go to. */
export async function withRows<Found>(
  request: APIRequestContext,
  work: (rows: Rows) => Promise<Found>,
): Promise<Found> {
  const found: Found[] = [];
  await onServer(databaseOf(await serverOf(request)), async (rows) => found.push(await work(rows)));
  return found[0] as Found;
}
