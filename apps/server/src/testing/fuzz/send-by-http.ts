import { Agent, type IncomingMessage, request } from 'node:http';
import type { Sent } from './fill.ts';
import type { Answer } from './run.ts';

/** How long an answer is waited for: one that comes never is told as well. */
const patience = 60_000;

/** A table that is sent as it is read takes longer the longer it is: what counts is when it begins. */
const isDownload = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] === 'chunked' && /^attachment/.test(headers['content-disposition'] ?? '');

/** Asks over connections that stay open; the address goes out as it is spelt. */
export function sendByHttp(origin: string, atOnce: number): (sent: Sent) => Promise<Answer> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const { hostname, port } = new URL(origin);
  const once = ({ method, url, headers, payload }: Sent) =>
    new Promise<Answer>((resolve, reject) => {
      const begun = performance.now();
      const length = payload ? { 'content-length': String(payload.length) } : {};
      const asked = request(
        { agent, hostname, port, method, path: url, headers: { ...headers, ...length }, timeout: patience },
        (response) => {
          const pieces: Buffer[] = [];
          const answeredAfter = isDownload(response) ? performance.now() - begun : undefined;
          response.on('data', (piece: Buffer) => pieces.push(piece));
          response.on('error', reject);
          response.on('end', () => {
            const body = Buffer.concat(pieces).toString('utf8');
            const ms = answeredAfter ?? performance.now() - begun;
            resolve({ status: response.statusCode ?? 0, body, ms });
          });
        },
      );
      asked.on('timeout', () => asked.destroy(new Error(`nothing in ${patience} ms`)));
      asked.on('error', reject);
      asked.end(payload);
    });
  return async (sent) => {
    try {
      return await once(sent);
    } catch (error) {
      // A connection that was closed after its last answer is no answer of this request: it goes out once more, on another.
      if (
        (error as NodeJS.ErrnoException).code !== 'ECONNRESET' &&
        (error as NodeJS.ErrnoException).code !== 'EPIPE'
      )
        throw error;
      return await once(sent);
    }
  };
}
