import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkPage } from './check-page.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'serendib-check-page-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A server bundle that renders this. */
async function bundleOf(name: string, html: string): Promise<string> {
  const file = join(folder, `${name}.mjs`);
  const missing = new URL('../app/lib/page/tags-missing-in.ts', import.meta.url).href;
  const { tagsMissingIn } = await import(missing);
  (globalThis as Record<string, unknown>)[name] = tagsMissingIn;
  await writeFile(
    file,
    `export const entry = { module: {
      cspNonce: 'x1',
      tagsMissingIn: globalThis.${name},
      openPages: () => ({ render: async () => ({ html: ${JSON.stringify(html)} }) }),
    } };`,
  );
  return file;
}

const style = '<style id="page-css">/* styles of root */</style>';
const preload = '<link rel="modulepreload" nonce="x1" href="/a.js"/>';
const run = '<script nonce="x1" type="module" async="">';

test('a build passes whose pages have all that the server rewrites', async () => {
  await expect(checkPage(await bundleOf('whole', style + preload + run))).resolves.toBeUndefined();
});

test.each([
  ['noScript', style + preload, '<script type="module" async="">'],
  ['otherScript', style + preload + run.replace('async=""', 'defer'), '<script type="module" async="">'],
  ['noPreload', style + run, '<link rel="modulepreload"'],
  ['noStyle', preload + run, '<style id="page-css"'],
])('a build fails where a tag is not found: %s', async (name, html, tag) => {
  await expect(checkPage(await bundleOf(name, html))).rejects.toThrow(tag);
});
