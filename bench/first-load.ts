import { brotliCompressSync, gzipSync } from 'node:zlib';

export interface FirstLoad {
  html: number;
  /** Of its HTML as Brotli, as it is sent once it was asked for again. */
  coded: number;
  /** As gzip, of the scripts that a page loads before the first interaction. */
  script: number;
  files: number;
  /** Of the faces that it asks for before its styles do. */
  faces: number;
}

/** Bytes of a page, of its scripts and of its faces, before a visitor does anything. */
export async function firstLoad(origin: string, path: string): Promise<FirstLoad> {
  const html = await (await fetch(origin + path)).text();
  const sources = new Set(
    [
      ...html.matchAll(
        /(?:src|href)="(\/assets\/[^"]+\.js)"|import\s*(?:\*\s*as\s*\w+\s*from\s*)?"(\/assets\/[^"]+\.js)"/g,
      ),
    ].map(([, tag, imported]) => tag ?? imported ?? ''),
  );
  let script = 0;
  for (const source of sources) script += gzipSync(await (await fetch(origin + source)).text()).length;
  let faces = 0;
  for (const [, face] of html.matchAll(/<link rel="preload"[^>]*href="([^"]+\.woff2)"/g))
    faces += (await (await fetch(origin + face)).arrayBuffer()).byteLength;
  return {
    html: Buffer.byteLength(html),
    coded: brotliCompressSync(html).length,
    script,
    files: sources.size,
    faces,
  };
}
