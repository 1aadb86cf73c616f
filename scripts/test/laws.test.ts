import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../prepare/steps.mjs';

const api = 'apps/api/src/modules';
const features = 'apps/web/app/features';
const kinds = 'apps/web/app/kinds';

/** A project in which each law is broken once, and what is allowed beside it is done once. */
const files: Record<string, string> = {
  'package.json': '{"private":true,"type":"module"}',
  'packages/contract/package.json': '{"name":"contract","dependencies":{"zod":"*"}}',
  'packages/contract/src/good.ts': "import 'zod';",
  'packages/contract/src/bad.ts': "import 'node:fs';",
  'apps/web/package.json': '{"name":"web"}',
  'apps/web/tsconfig.json': '{"compilerOptions":{"paths":{"~/*":["./app/*"]}}}',
  'apps/web/app/good.ts': "import type {} from '../../../packages/contract/src/good.ts';",
  'apps/web/app/bad.ts': `import type {} from '../../api/src/modules/listings/index.ts';`,
  [`${features}/home/home.ts`]: "import '~/features/vehicles/vehicles.ts'; import './hero.ts';",
  [`${features}/home/hero.ts`]: '',
  [`${features}/vehicles/vehicles.ts`]: '',
  [`${kinds}/index.ts`]: "import './tour/card.ts'; import './blog/card.ts';",
  [`${kinds}/shared.ts`]: '',
  [`${kinds}/tour/card.ts`]: "import './words.ts'; import '../shared.ts';",
  [`${kinds}/tour/words.ts`]: '',
  [`${kinds}/blog/card.ts`]: "import type {} from '../tour/words.ts';",
  'apps/api/package.json': '{"name":"api","dependencies":{"fastify":"*"}}',
  'apps/api/src/good.ts': "import 'fastify';",
  'apps/api/src/undeclared.ts': "import 'react';",
  'apps/api/src/page.ts': "import '../../web/app/good.ts';",
  'apps/api/src/whole.ts': "import '../../server/src/programs/main.ts';",
  'apps/api/src/missing.ts': "import './nowhere.ts';",
  'apps/api/src/platform/bad.ts': "import '../modules/listings/index.ts';",
  'apps/api/src/app.ts':
    "import './modules/reviews/reviews.routes.ts'; import './modules/listings/listings.service.ts';",
  'apps/api/src/handlers.ts':
    "import './modules/listings/index.ts'; import './modules/listings/listings.service.ts';",
  [`${api}/listings/listings.service.ts`]: "import './listings.queries.ts';",
  [`${api}/listings/listings.queries.ts`]: '',
  [`${api}/listings/listings.routes.ts`]: "import './listings.service.ts'; import './listings.queries.ts';",
  [`${api}/listings/index.ts`]: "export * from './listings.service.ts';",
  [`${api}/listings/inside.ts`]: "import './index.ts';",
  [`${api}/listings/higher.ts`]: "import type {} from '../reviews/index.ts';",
  [`${api}/listings/by-the-root.ts`]: "import '../../handlers.ts';",
  [`${api}/reviews/index.ts`]: "export * from './reviews.service.ts'; export * from '../listings/index.ts';",
  [`${api}/reviews/reviews.service.ts`]:
    "import '../listings/index.ts'; import '../listings/listings.service.ts';",
  [`${api}/reviews/reviews.routes.ts`]: "import './reviews.service.ts';",
  [`${api}/papers/papers.service.ts`]: "import '../listings/index.ts'; import '../reviews/index.ts';",
  [`${api}/unplaced/unplaced.service.ts`]: "import './other.ts';",
  [`${api}/unplaced/other.ts`]: '',
  [`${api}/reviews/a.ts`]: "import './b.ts';",
  [`${api}/reviews/b.ts`]: "import type {} from './a.ts';",
  'apps/server/src/programs/main.ts': '',
  'packages/embedded-postgres/src/bad.ts': "import '../../../apps/server/src/programs/main.ts';",
};

let project: string;
beforeAll(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'serendib-laws-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(project, name)), { recursive: true });
    await writeFile(path.join(project, name), text);
  }
  await cp(path.join(root, '.dependency-cruiser.cjs'), path.join(project, '.dependency-cruiser.cjs'));
  await mkdir(path.join(project, 'apps/api'), { recursive: true });
  await cp(path.join(root, 'apps/api/layers.json'), path.join(project, 'apps/api/layers.json'));
  await symlink(path.join(root, 'node_modules'), path.join(project, 'node_modules'));
});
afterAll(() => rm(project, { recursive: true, force: true }));

function cruise(folder: string): Promise<string[]> {
  const program = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const hook = path.join(root, 'scripts/test/classic-typescript.mjs');
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ['--import', hook, program, '--config', '.dependency-cruiser.cjs', '-T', 'json', 'apps', 'packages'],
      { cwd: folder, maxBuffer: 50_000_000 },
      (error, stdout) => {
        if (!stdout) return reject(error);
        const found: { rule: { name: string }; from: string }[] = JSON.parse(stdout).summary.violations;
        resolve([...new Set(found.map(({ rule, from }) => `${rule.name}: ${from}`))].sort());
      },
    );
  });
}

test('each law bites where it is broken, and nowhere else', async () => {
  expect(await cruise(project)).toEqual([
    'api-never-imports-web: apps/api/src/page.ts',
    'api-never-imports-web: apps/api/src/whole.ts',
    'contract-imports-zod-alone: packages/contract/src/bad.ts',
    'everything-resolves: apps/api/src/missing.ts',
    `features-never-import-each-other: ${features}/home/home.ts`,
    `index-is-an-entrance: ${api}/listings/inside.ts`,
    `index-shows-its-own: ${api}/reviews/index.ts`,
    `kinds-never-import-each-other: ${kinds}/blog/card.ts`,
    `modules-enter-lower-layers: ${api}/listings/higher.ts`,
    `modules-enter-lower-layers: ${api}/papers/papers.service.ts`,
    `modules-have-a-layer: ${api}/unplaced/unplaced.service.ts`,
    `modules-know-no-root: ${api}/listings/by-the-root.ts`,
    `modules-meet-at-their-index: ${api}/reviews/reviews.service.ts`,
    `no-circles: ${api}/reviews/a.ts`,
    'no-undeclared-package: apps/api/src/undeclared.ts',
    'outside-enters-by-the-index: apps/api/src/handlers.ts',
    'platform-knows-no-module: apps/api/src/platform/bad.ts',
    'root-takes-routes: apps/api/src/app.ts',
    `routes-never-import-queries: ${api}/listings/listings.routes.ts`,
    'server-is-never-imported: apps/api/src/whole.ts',
    'server-is-never-imported: packages/embedded-postgres/src/bad.ts',
    'web-never-imports-api: apps/web/app/bad.ts',
  ]);
});

test('the layers of the page are those of the law, and each module of the API has one', async () => {
  const layers: string[][] = JSON.parse(await readFile(path.join(root, 'apps/api/layers.json'), 'utf8'));
  const page = await readFile(path.join(root, 'docs/architecture.md'), 'utf8');
  const rows = [...page.matchAll(/^\| (\d+) \| ([^|]+) \|/gm)].map(([, height, modules = '']) => [
    Number(height),
    [...modules.matchAll(/`([\w-]+)`/g)].map(([, name]) => name),
  ]);
  expect(rows).toEqual(layers.map((modules, index) => [index + 1, modules]));
  const folders = await readdir(path.join(root, api));
  expect(layers.flat().sort()).toEqual(folders.sort());
});
