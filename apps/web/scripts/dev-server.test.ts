import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startVite } from './dev-server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'serendib-vite-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('Vite leaves it to the app to end by a signal, also one that a plugin starts', async () => {
  // As React Router does, which compiles routes by a Vite of its own.
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(
    path.join(folder, 'vite.config.ts'),
    `const [vite, root] = ${JSON.stringify([import.meta.resolve('vite'), folder])};
    let compiler;
    export default { plugins: [{
      name: 'compiler',
      async configResolved() {
        const { createServer } = await import(vite);
        compiler = await createServer({ configFile: false, root, server: { ws: false } });
      },
      closeBundle: () => compiler.close(),
    }] };`,
  );
  const before = process.listeners('SIGTERM');
  const vite = await startVite(folder, createServer());
  expect(process.listeners('SIGTERM')).toEqual(before);
  await vite.close();
});
