import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openLanguages, type Spoken } from '@serendib/messages/languages';
import { parseSync } from 'vite';
import { hasMarks, putWords } from './put-words.ts';

type Files = Map<string, string>;

/** The scripts of a folder, by their names. */
async function scriptsIn(folder: string): Promise<Files> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  );
}

/** Stands in the function that writes messages where nothing was built; in what was built it has no place. */
const ofTheRuntime = 'Nothing stands for {';

const fileNames = /[\w.-]+\.js\b/g;

/** Which scripts differ by language: those with words, and all that name one of them. */
function differing(files: Files): Set<string> {
  const namedBy = new Map<string, string[]>();
  for (const [name, code] of files)
    for (const named of new Set(code.match(fileNames) ?? []))
      if (files.has(named)) namedBy.set(named, [...(namedBy.get(named) ?? []), name]);
  const found = new Set<string>();
  const next = [...files].filter(([, code]) => hasMarks(code)).map(([name]) => name);
  for (let name = next.pop(); name !== undefined; name = next.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    next.push(...(namedBy.get(name) ?? []));
  }
  return found;
}

/** Where the scripts of a language are served from: its own folder, named by what is in it, so that they can be kept. */
const folderOf = (language: Spoken, scripts: Files): string => {
  const hash = createHash('sha256');
  for (const [name, code] of scripts) hash.update(name).update(code);
  return `${language.code}-${hash.digest('base64url').slice(0, 8)}`;
};

type Speak = (language: Spoken) => string;

/** A script, which is said in each language in turn. What no browser could read ends the build. */
function speaker(name: string, code: string): Speak {
  const put = putWords(code);
  return (language) => {
    const text = put(language);
    const [error] = text === code ? [] : parseSync(name, text).errors;
    if (error) throw new Error(`${name} cannot be read in ${language.code}: ${error.message}`);
    return text;
  };
}

const speakers = (files: Iterable<readonly [string, string]>) =>
  new Map([...files].map(([name, code]) => [name, speaker(name, code)]));

/** A program that is nothing but ASCII is read and held at a byte a letter, and any other at two. */
const inAscii = (code: string) =>
  code.replaceAll(
    /(\\\p{ASCII})|\\?(\P{ASCII})/gu,
    (_, escaped: string | undefined, letter = '') => escaped ?? letter.split('').map(escapeUnit).join(''),
  );
const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Makes of one build one for each language: English in its place, each other in folders of its own, `server-si` beside
 * `server` and `client/assets/si-…` below the scripts that know no words, which all languages share.
 */
export async function localize(build: string): Promise<void> {
  const assets = join(build, 'client/assets');
  const client = await scriptsIn(assets);
  const server = await scriptsIn(join(build, 'server'));
  for (const [name, code] of [...client, ...server])
    if (code.includes(ofTheRuntime))
      throw new Error(
        `${name} writes messages by itself: a module asks for t in a way that mark.ts does not know`,
      );
  const ofLanguage = differing(client);
  const pages = speakers([...client].filter(([name]) => ofLanguage.has(name)));
  const servers = speakers(server);
  for (const language of openLanguages()) {
    const worded = new Map([...pages].map(([name, speak]) => [name, speak(language)]));
    if (language.code === 'en') {
      await Promise.all([...worded].map(([name, code]) => writeFile(join(assets, name), code)));
      for (const [name, speak] of servers)
        await writeFile(join(build, 'server', name), inAscii(speak(language)));
      continue;
    }
    const folder = folderOf(language, worded);
    const moved = (code: string) =>
      code
        .replaceAll(/(\/?assets\/)([\w.-]+\.js)\b/g, (whole, before: string, name: string) =>
          ofLanguage.has(name) ? `${before}${folder}/${name}` : whole,
        )
        // By it a browser tells that its list of routes is of an older build.
        .replaceAll(/(\bversion"?:\s*")(\w+)(?=")/g, (whole, before: string, version: string) =>
          client.has(`manifest-${version}.js`) ? `${before}${version}-${folder}` : whole,
        );
    await mkdir(join(assets, folder), { recursive: true });
    for (const [name, code] of worded) {
      const beside = moved(code).replaceAll(
        /(["'`])\.\/([\w.-]+\.js)\1/g,
        (whole, quote: string, other: string) =>
          ofLanguage.has(other) ? whole : `${quote}../${other}${quote}`,
      );
      await writeFile(join(assets, folder, name), beside);
    }
    const own = `${build}/server-${language.code}`;
    await cp(join(build, 'server'), own, { recursive: true });
    for (const [name, speak] of servers) await writeFile(join(own, name), inAscii(moved(speak(language))));
  }
}
