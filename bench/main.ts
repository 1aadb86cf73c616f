import { readdirSync } from 'node:fs';

/**
 * `npm run bench -- --calls` starts modes/calls.ts. Without a mode it measures visits. What follows belongs to the mode,
 * but for `--write`, with which its tables take the place of those in README.md.
 */
const modes = readdirSync(new URL('modes', import.meta.url))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -'.ts'.length));
const [first = ''] = process.argv.slice(2);
const asked = modes.find((mode) => first === `--${mode}`);

if (first === '--help') {
  console.log(`npm run bench -- ${modes.map((mode) => `--${mode}`).join(' | ')} [--write]`);
} else {
  const { measure } = (await import(`./modes/${asked ?? 'visits'}.ts`)) as { measure: () => Promise<void> };
  await measure();
}
