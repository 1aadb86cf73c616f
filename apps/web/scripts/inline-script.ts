import { readFile } from 'node:fs/promises';
import { minify } from 'terser';
import { type Plugin, transformWithOxc } from 'vite';

const suffix = '?inline-script';

/**
 * Makes a module's default function into the text of a script that stands in the page and calls it, minified as all
 * other scripts are:
 *
 *     import start from './start.ts?inline-script';
 */
export const inlineScript = (): Plugin => ({
  name: 'inline-script',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith(suffix)) return undefined;
    const found = await this.resolve(source.slice(0, -suffix.length), importer, { skipSelf: true });
    return found && found.id + suffix;
  },
  async load(id) {
    if (!id.endsWith(suffix)) return undefined;
    const file = id.slice(0, -suffix.length);
    this.addWatchFile(file);
    const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
    return `export default ${JSON.stringify(await textOf(code, file))};`;
  },
});

const declared = /^export default function (\w+)\(/m;

/** Throws where the function cannot stand alone in a page. */
export async function textOf(code: string, file: string): Promise<string> {
  const name = declared.exec(code)?.[1];
  if (!name) throw new Error(`${file} has no default function that could be sent as a script`);
  if (/^(import|export)\b(?! default)/m.test(code))
    throw new Error(`${file} must stand alone: it is sent as text`);
  const { code: text } = await minify(`(() => {${code.replace(declared, 'function $1(')}\n${name}();})();`, {
    ecma: 2020,
    compress: { passes: 3 },
  });
  // In a page, the end of a script is its end also within a string.
  return (text ?? '').replaceAll('</', '<\\/');
}
