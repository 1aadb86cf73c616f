import type { FastifyReply } from 'fastify';
import type { App } from './app-types.ts';

/** What must be reachable for the app to do all its work; each resolves, or throws why not. */
export type Checks = Record<string, () => Promise<unknown>>;

const patience = 2_000;
/** Whoever watches over the app asks often. */
const uncounted = { schema: { hide: true }, config: { rateLimit: false } } as const;

export function answerReadiness(app: App, checks: Checks): void {
  app.get('/health', uncounted, async () => ({ status: 'ok' }));

  app.get('/ready', uncounted, async (request, reply: FastifyReply) => {
    const found = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        try {
          await inTime(check());
          return [name, 'ok'] as const;
        } catch (error) {
          request.log.warn({ err: error }, `${name} cannot be reached`);
          return [name, 'away'] as const;
        }
      }),
    );
    const ready = found.every(([, state]) => state === 'ok');
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'away', checks: Object.fromEntries(found) });
  });
}

async function inTime(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${patience} ms`)), patience);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
