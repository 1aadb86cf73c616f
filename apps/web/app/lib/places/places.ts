import type { Place } from '@serendib/contract/destinations/endpoints';
import type { Call } from '~/lib/api/call.ts';

let asked: Promise<readonly Place[]> | undefined;

/** All destinations and towns with their names; none where they cannot be had. A browser asks once. */
export function findPlaces(call: Call): Promise<readonly Place[]> {
  const ask = () => call('GET /places').then(({ data }) => data);
  if (import.meta.env.SSR) return ask().catch(() => []);
  asked ??= ask().catch(() => {
    asked = undefined;
    return [];
  });
  return asked;
}
