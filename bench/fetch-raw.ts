import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from './processes.ts';

/** The reply as it crosses the wire, still compressed. */
const fetchRaw = (url: string, accept: string) =>
  new Promise<Page & { status: number }>((resolve, reject) => {
    http
      .get(url, { headers: { 'accept-encoding': accept } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const kept = ['content-type', 'content-encoding', 'cache-control', 'etag', 'vary'];
          const headers = Object.fromEntries(
            kept.flatMap((name) => {
              const value = response.headers[name];
              return typeof value === 'string' ? [[name, value]] : [];
            }),
          );
          resolve({ path: url, status: response.statusCode ?? 0, headers, body: Buffer.concat(chunks) });
        });
      })
      .on('error', reject);
  });

/** Asked for until it stands there compressed: who is compared with ours sends the very same bytes. */
export async function fetchKept(url: string, accept: string): Promise<Page & { status: number }> {
  let page = await fetchRaw(url, accept);
  for (let again = 0; again < 5; again++) {
    await wait(300);
    page = await fetchRaw(url, accept);
  }
  return page;
}
