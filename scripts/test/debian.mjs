import { existsSync } from 'node:fs';
import { run } from '../prepare/signals.mjs';
import { Stop, step } from '../prepare/steps.mjs';

export const canInstallDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs one of the distribution's own packages. */
export function installDebian(name, called) {
  return step(`installing Debian’s ${called}`, `${called} installed`, async (start) => {
    start();
    await apt('update');
    await apt('install', '--yes', '--no-install-recommends', name);
    return true;
  });
}

async function apt(...args) {
  const { code, output } = await run('apt-get', ['-q', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (code !== 0) throw new Stop(`apt-get ${args[0]} failed:\n${output}`);
}
