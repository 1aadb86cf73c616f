import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { pseudoLanguages } from '@serendib/messages/languages';

const worthIt = /\.(js|css|svg|json|txt|xml|webmanifest)$/;

/** What tests alone are served is sent as it is: two of five languages. */
const isForTests = (folder: string) =>
  pseudoLanguages.some(({ code }) => basename(folder).startsWith(`${code}-`));

/** Lays a .br and a .gz beside every text file of a folder, so that serving one costs no compression. */
export async function precompress(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !worthIt.test(entry.name) || isForTests(entry.parentPath)) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    if (bytes.length < 600) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    await writeFile(`${path}.br`, brotliCompressSync(bytes, { params }));
    await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
