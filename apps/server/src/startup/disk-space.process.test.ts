import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@serendib/embedded-postgres/free-port';
import { afterAll, describe, expect, test } from 'vitest';
import { serverProgram } from '../../../../scripts/prepare/stamps.mjs';
import { root } from '../../../../scripts/prepare/steps.mjs';

const place = mkdtempSync(path.join(tmpdir(), 'serendib-room-'));

function mount(megabytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', place], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
const unmount = () => execFileSync('umount', [place], { stdio: 'ignore' });
const canMount = process.platform === 'linux' && mount(1);
if (canMount) unmount();
afterAll(() => rmSync(place, { recursive: true, force: true }));

describe.skipIf(!canMount)('a first start without enough room (needs leave to mount a small disk)', () => {
  test.each([20, 45, 60])(
    'of %i MB is refused with words and what to do, not with a stack',
    async (megabytes) => {
      mount(megabytes);
      try {
        const app = spawn(process.execPath, [serverProgram()], {
          cwd: root,
          env: {
            PATH: process.env.PATH,
            NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
            PORT: String(await freePort()),
            DATA_DIR: path.join(place, 'data'),
            LOG_LEVEL: 'warn',
          },
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        let output = '';
        for (const stream of [app.stdout, app.stderr])
          stream.on('data', (part) => {
            output += part;
          });
        const [code] = await once(app, 'exit');
        expect(code).toBe(1);
        expect(output).toContain(`in ${path.join(place, 'data')}`);
        expect(output).toContain('Make room, or set DATA_DIR to a folder with more, and start again.');
        expect(output).not.toMatch(/^\s+at .*\.(ts|js):\d+/m);
        expect(output.length).toBeLessThan(6_000);
      } finally {
        unmount();
      }
    },
    60_000,
  );
});
