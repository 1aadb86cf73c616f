import cors from '@fastify/cors';
import { daySeconds } from '@serendib/contract/calendar';
import type { App } from './app-types.ts';

/** What a browser lets a page of another origin read besides the body: how a list goes on, a file's name, when to ask again. */
const exposedHeaders = [
  'Link',
  'X-Total-Count',
  'X-Total-Count-Capped',
  'X-Total-Unfiltered',
  'X-Before',
  'Content-Disposition',
  'Retry-After',
  'ETag',
  'X-Request-Id',
];

/** Lets pages of these origins call the API, with credentials as the specified client sends them. */
export async function allowOrigins(api: App, origins: readonly string[]): Promise<void> {
  await api.register(cors, {
    origin: [...origins],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders,
    maxAge: daySeconds,
    strictPreflight: false,
  });
}
