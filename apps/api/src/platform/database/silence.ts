import type { Socket } from 'node:net';
import type { Client } from 'pg';

/** Milliseconds beyond its own limit for a statement within which PostgreSQL says that it broke one off. */
const grace = 2_000;

/** A server that answers nothing: its processes stand still, or the way to it was cut without a word. */
class Silence extends Error {
  readonly code = 'ETIMEDOUT';
}

/**
 * Breaks off a connection whose server has said nothing for longer than any statement may take, which PostgreSQL
 * cannot tell us itself when it stands still. A broken one never comes back into the pool, so that no other query meets its
 * late answer or its open transaction; that is why this is not pg's own `query_timeout`, which goes on with it.
 */
export function breakWhenSilent(client: Client, statementTimeoutMs: number): void {
  if (statementTimeoutMs === 0) return;
  const patience = statementTimeoutMs + grace;
  const socket = client.connection.stream as Socket;
  socket.setTimeout(patience);
  // Each time: what is given to `setTimeout` itself is told once.
  socket.on('timeout', () => {
    // Not that of a transaction whose next statement we ourselves have not sent yet.
    const { readyForQuery } = client as Client & { readyForQuery?: boolean };
    if (!readyForQuery) socket.destroy(new Silence(`the database said nothing for ${patience} ms`));
  });
}
