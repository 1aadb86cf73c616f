import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pseudoLanguages } from '@serendib/messages/languages';

const worthIt = /\.(js|css|svg|json|txt|xml|webmanifest)$/;

/** What tests alone are served is sent as it is: two of five languages. */
const isForTests = (folder: string) =>
  pseudoLanguages.some(({ code }) => basename(folder).startsWith(`${code}-`));

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Lays a .br and a .gz beside every text file of a folder, so that serving one costs no compression. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && worthIt.test(entry.name) && !isForTests(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name));
  // As many as Node's own threads compress at once.
  const threads = Array.from({ length: 4 }, async () => {
    for (let path = paths.pop(); path; path = paths.pop()) await compress(path);
  });
  await Promise.all(threads);
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < 600) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${path}.br`, await brotli(bytes, { params }));
  await writeFile(`${path}.gz`, await gzipped(bytes, { level: 9 }));
}
