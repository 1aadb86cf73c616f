import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorTable } from '@serendib/contract/errors';
import { t } from '@serendib/contract/words/t';

/** Milliseconds that a sender is waited for. */
export interface Patience {
  headers: number;
  /** All of a request: ten megabytes of photographs from a telephone at the edge of a network. */
  request: number;
  /** Without a single byte in either direction. */
  silence: number;
  /** How often it is looked whether any of these is over. */
  look: number;
}

/** Milliseconds in which the last words may be read. */
const goodbye = 1_000;
const patience: Patience = { headers: 15_000, request: 300_000, silence: 60_000, look: 5_000 };

/** What Fastify is told about connections, before there is a request to speak of. */
export const connectionsOf = (given: Partial<Patience> = {}) => {
  const { headers, request, silence, look } = { ...patience, ...given };
  return {
    requestTimeout: request,
    connectionTimeout: silence,
    http: { headersTimeout: headers, connectionsCheckingInterval: look },
    clientErrorHandler: answerUnread,
    rewriteUrl: ({ url = '/' }: IncomingMessage) => readable(url),
  };
};

/**
 * An address that cannot be decoded names nothing. Its signs are taken as they stand, so that the handler of that
 * part of the site says so in its own way.
 */
function readable(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

const unread: Record<string, { status: number; words: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    words: t('This took too long to arrive. Please check your connection and try again.'),
  },
  HPE_HEADER_OVERFLOW: { status: 431, words: errorTable.TOO_LARGE.words },
};

/** Said to a sender whose request could not be read at all, on the bare connection. */
function answerUnread(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, words } = unread[error.code ?? ''] ?? { status: 400, words: errorTable.BAD_REQUEST.words };
  const body = JSON.stringify({ error: words, code: status === 431 ? 'TOO_LARGE' : 'BAD_REQUEST' });
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
  ];
  if (!socket.writable) {
    socket.destroy(error);
    return;
  }
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
  // A sender that neither reads nor closes would keep it.
  setTimeout(() => socket.destroy(), goodbye).unref();
}
