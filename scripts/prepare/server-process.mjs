// What tests and measurements start the server with, each in its own way.
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The environment of a server that is tested or measured: these settings and none of the shell's, whose database, bucket and
 * mail server may be those of a site. npm has its folder below HOME.
 */
export function environmentOf(settings) {
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, ...settings };
}

/** Whether it has ended, also where it was killed. */
export const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null;

/** True once the server answers; false where its process has ended before, or the milliseconds of `patience` have. */
export async function untilReady(child, origin, patience) {
  for (const end = Date.now() + patience; Date.now() < end && !hasEnded(child); await sleep(100)) {
    const reply = await fetch(`${origin}/api/ready`).catch(() => undefined);
    await reply?.arrayBuffer().catch(() => undefined);
    if (reply?.ok) return true;
  }
  return false;
}
