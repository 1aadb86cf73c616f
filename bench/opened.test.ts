import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

test('a measurement opens folders, databases and their sessions by what ends them where it is broken off', () => {
  const modes = globSync('{modes,growth,cluster,peers}/*.ts', { cwd: import.meta.dirname });
  expect(modes).toContain('modes/growth.ts');
  const alone = modes.filter((file) =>
    /\b(mkdtemp|startEmbeddedPostgres|new pg\.(Client|Pool))\(/.test(
      readFileSync(path.join(import.meta.dirname, file), 'utf8'),
    ),
  );
  expect(alone).toEqual([]);
});
