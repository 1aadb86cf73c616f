import { describe, expect, test } from 'vitest';
import { isBuilt } from '../../../../../scripts/prepare/stamps.mjs';
import { runChaos } from './chaos.ts';
import type { FaultName } from './faults.ts';

/** 25 of the 1,000 that `npm run chaos` does; starts of the app are what costs the processor. */
const kills: FaultName[] = [
  ...Array.from({ length: 1 }, () => 'app' as const),
  ...Array.from({ length: 1 }, () => 'both' as const),
  ...Array.from({ length: 6 }, () => 'database' as const),
  ...Array.from({ length: 3 }, () => 'database restarts' as const),
  ...Array.from({ length: 7 }, () => 'one backend' as const),
  ...Array.from({ length: 3 }, () => 'one connection' as const),
  ...Array.from({ length: 1 }, () => 'all connections' as const),
  ...Array.from({ length: 1 }, () => 'frozen' as const),
  ...Array.from({ length: 2 }, () => 'disk full' as const),
];

describe.skipIf(!isBuilt() || process.platform !== 'linux')(
  '25 kills under mixed writes (needs the pages built)',
  () => {
    test('nothing that was acknowledged is lost, doubled or half, and the process lives', {
      timeout: 600_000,
    }, async () => {
      const report = await runChaos({ seed: 19, kills });
      expect(report.wrong).toEqual([]);
      expect(report.odd).toEqual([]);
      expect([report.ownEnds, report.log.slice(-2_000)]).toEqual([0, expect.anything()]);
      expect(report.acknowledged).toBeGreaterThan(100);
      expect(report.jobs).toBeGreaterThan(50);
      expect(Object.values(report.kills).reduce((sum, n) => sum + n, 0)).toBe(25);
      expect(report.readyAlone).toHaveLength(25);
      expect(Math.max(...report.readyAlone), `${report.ready}`).toBeLessThan(10_000);
    });
  },
);
