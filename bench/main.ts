import { readdirSync } from 'node:fs';
import { hasOption } from './options.ts';

/**
 * `npm run bench -- --calls` starts modes/calls.ts. Without a mode it measures visits, with `--all` one mode after the other. What
 * follows belongs to the mode, but for `--write`, with which its tables take the place of those in README.md.
 */
const modes = readdirSync(new URL('modes', import.meta.url))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -'.ts'.length));
const [first = '', ...more] = process.argv.slice(2);
const asked = modes.find((mode) => first === `--${mode}`);

if (first === '--help') {
  console.log(`npm run bench -- --all | ${modes.map((mode) => `--${mode}`).join(' | ')} [--write]`);
} else if (first === '--all') {
  // Hands on what tells it to stop.
  const { exitIfAsked, run } = await import('../scripts/prepare/signals.mjs');
  // Each in a process of its own, so that none is measured with what another has left; large catalogues have to be there.
  const all = modes.filter((mode) => mode !== 'growth' || (hasOption('small') && hasOption('large')));
  const failed: string[] = [];
  for (const mode of all) {
    console.log(`\n— ${mode}\n`);
    const { code } = await run(process.execPath, [import.meta.filename, `--${mode}`, ...more]);
    exitIfAsked();
    if (code !== 0) failed.push(mode);
  }
  if (failed.length > 0) throw new Error(`Not measured: ${failed.join(', ')}.`);
} else {
  const { measure } = (await import(`./modes/${asked ?? 'visits'}.ts`)) as { measure: () => Promise<void> };
  await measure();
}
