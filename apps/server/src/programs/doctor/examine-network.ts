import { checkRedis } from '@serendib/api/platform/redis';
import { reasonOf } from '../../lifecycle/reason-of.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Finding } from './findings.ts';

/** Whether Redis answers, where there is one. */
export async function examineRedis({ redisUrl }: Settings): Promise<Finding[]> {
  const about = 'Redis';
  if (!redisUrl) return [];
  try {
    await checkRedis(redisUrl);
    return [{ state: 'fine', about, words: 'answers' }];
  } catch (error) {
    return [
      {
        ...{ state: 'warning', about, words: `does not answer: ${reasonOf(error)}` },
        advice: 'Look at REDIS_URL. Until it answers, each machine counts requests for itself.',
      },
    ];
  }
}

/** Whether a proxy is named: TLS of production is the proxy's, and without its word all requests come from its address. */
export function examineProxy({ mode, trustProxy }: Settings): Finding[] {
  const about = 'Proxy';
  if (trustProxy) return [{ state: 'fine', about, words: `${trustProxy.join(', ')} is believed` }];
  if (mode !== 'production') return [];
  return [
    {
      ...{ state: 'warning', about, words: 'none is named, so that all visitors count as one' },
      advice: 'Set TRUST_PROXY to the address of the proxy in front, as in loopback.',
    },
  ];
}
