import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A free port of 127.0.0.1, for a server that must know its address before it starts. It lies below
 * the ephemeral ports, so that it is not taken before it is used.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
