import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../../../scripts/prepare/steps.mjs';

const run = promisify(execFile);

interface Block {
  file: string;
  language: string;
  text: string;
}

/** A copy of the project's sources, in which a guide is followed as a contributor would follow it. */
export class ProjectCopy {
  readonly folder: string;
  /** What guides wrote and changed. */
  readonly written = new Set<string>();

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** With the sources and these tests alone: others name every kind by hand. Its folder is named as people name theirs. */
  static async make(tests: readonly string[]): Promise<ProjectCopy> {
    const copy = new ProjectCopy(await mkdtemp(path.join(tmpdir(), 'serendib-copy of ගාල්ල-')));
    await copySources(copy.folder, tests);
    return copy;
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }

  /** Does what a page says is to be written; its commands are for `command`, in the order in which they stand there. */
  async follow(page: string, command: (words: string) => Promise<unknown>): Promise<void> {
    for (const { file, language, text } of blocksOf(await readFile(path.join(root, page), 'utf8'))) {
      if (language === 'diff') await this.change(file, text);
      else if (language !== 'sh') await this.create(file, text);
      else for (const words of text.trim().split('\n')) await command(words);
    }
  }

  /** Runs a program of the packages, or a script of the copy, in a folder of it. */
  async node(args: readonly string[], cwd = '.', env: Record<string, string> = {}): Promise<string> {
    const { stdout } = await run(process.execPath, args, {
      cwd: path.join(this.folder, cwd),
      env: { ...process.env, ...env },
    }).catch((error: { stdout: string; stderr: string }) => {
      throw new Error(`${args.join(' ')} failed:\n${error.stdout}\n${error.stderr}`);
    });
    return stdout;
  }

  /** The path of a program in the packages. */
  bin(name: string): string {
    return path.join(this.folder, 'node_modules', name);
  }

  private async create(name: string, text: string): Promise<void> {
    const file = path.join(this.folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text, { flag: 'wx' });
    this.written.add(name);
  }

  /** Lines with a minus go, lines with a plus come; what stands there must be there once. */
  private async change(name: string, diff: string): Promise<void> {
    const file = path.join(this.folder, name);
    const lines = diff.trimEnd().split('\n');
    const side = (sign: string) =>
      lines
        .filter((line) => line[0] !== sign)
        .map((line) => `${line.slice(1)}\n`)
        .join('');
    const parts = (await readFile(file, 'utf8')).split(side('+'));
    if (parts.length !== 2) throw new Error(`${name} has this ${parts.length - 1} times:\n${side('+')}`);
    await writeFile(file, parts.join(side('-')));
    this.written.add(name);
  }
}

/** What the page says is to be written or run, each with the file that was named last before it. */
function blocksOf(words: string): Block[] {
  let file = '';
  return [
    ...words.matchAll(/^```(\w+)\n([\s\S]*?)^```$|^.*`((?:apps|packages|e2e)\/[\w./-]+\.tsx?)`$/gm),
  ].flatMap(([, language, text = '', named]) => {
    if (named) file = named;
    return language ? [{ file, language, text }] : [];
  });
}

async function copySources(to: string, tests: readonly string[]): Promise<void> {
  const isSource = (from: string) =>
    !/\/(node_modules|build|\.react-router|public|data|results)$/.test(from) &&
    (!/\.(test|journey)\.tsx?$/.test(from) || tests.some((name) => from.endsWith(`/${name}.test.ts`)));
  const scripts = ['prepare', 'messages', 'migrations', 'test'].map((name) => `scripts/${name}`);
  for (const folder of ['packages', 'apps', 'e2e', ...scripts])
    await cp(path.join(root, folder), path.join(to, folder), { recursive: true, filter: isSource });
  const configs = ['vitest.config.ts', 'vitest.setup.ts', 'vitest.node.ts', 'biome.json'];
  for (const file of ['tsconfig.json', 'package.json', ...configs])
    await cp(path.join(root, file), path.join(to, file));
  for (const folder of ['apps/api/data', 'apps/web/public'])
    await symlink(path.join(root, folder), path.join(to, folder));
  const modules = path.join(to, 'node_modules');
  await mkdir(path.join(modules, '@serendib'), { recursive: true });
  for (const name of await readdir(path.join(root, 'node_modules')))
    if (name !== '@serendib') await symlink(path.join(root, 'node_modules', name), path.join(modules, name));
  for (const part of ['packages', 'apps'])
    for (const name of await readdir(path.join(to, part)))
      await symlink(path.join(to, part, name), path.join(modules, '@serendib', name));
}
