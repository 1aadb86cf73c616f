import http from 'node:http';
import type { Page } from './processes.ts';

/** The reply as it crosses the wire, still compressed. */
export const fetchRaw = (url: string, accept: string) =>
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
