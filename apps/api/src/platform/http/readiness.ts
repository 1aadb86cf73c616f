import type { FastifyReply } from 'fastify';
import { Impaired, together } from '../impaired.ts';
import type { App } from './app-types.ts';

/**
 * What the app needs to do all its work, by name; each resolves, or throws why not. What is thrown is not told to the
 * asker, unless it is Impaired, whose words are for everyone.
 */
export type Checks = Record<string, () => Promise<unknown>>;

type State = 'ok' | 'degraded' | 'away';

const patience = 2_000;
const sayEvery = 1_000;
/** Monitoring asks often. */
const uncounted = { schema: { hide: true }, config: { rateLimit: false } } as const;

export function answerReadiness(app: App, checks: Checks): void {
  app.get('/health', uncounted, async () => ({ status: 'ok' }));

  const looks = Object.entries(checks).map(([name, check]) => lookAt(name, check, app.log));
  app.get('/ready', uncounted, async (_request, reply: FastifyReply) => {
    const found = await Promise.all(looks.map((look) => look()));
    const states = new Set(found.map(({ state }) => state));
    const status: State = states.has('away') ? 'away' : states.has('degraded') ? 'degraded' : 'ok';
    const reasons = found.flatMap(({ name, words }) => (words ? [[name, words]] : []));
    return reply
      .code(status === 'away' ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({
        status,
        checks: Object.fromEntries(found.map(({ name, state }) => [name, state])),
        ...(reasons.length > 0 && { reasons: Object.fromEntries(reasons) }),
      });
  });
}

/** One look for all who ask meanwhile: no limit counts them. What is away is said once a second. */
function lookAt(name: string, check: () => Promise<unknown>, log: App['log']) {
  let saidAt = 0;
  return together(async () => {
    const { state, error } = await tryOut(check);
    if (error && Date.now() - saidAt >= sayEvery) {
      saidAt = Date.now();
      log.warn({ err: error }, `${name} is ${state}`);
    }
    return { name, state, words: error instanceof Impaired ? error.message : undefined };
  });
}

async function tryOut(check: () => Promise<unknown>): Promise<{ state: State; error?: unknown }> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${patience} ms`)), patience);
  });
  try {
    await Promise.race([check(), late]);
    return { state: 'ok' };
  } catch (error) {
    return { state: error instanceof Impaired ? error.state : 'away', error };
  } finally {
    clearTimeout(timer);
  }
}
