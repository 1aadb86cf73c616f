// What a document links to in this project must be there: the file, and the heading where one is named.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../prepare/steps.mjs';

const withoutCode = (text) => text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');

/** As GitHub names the headings of a page. */
const partsOf = (text) =>
  new Set(
    [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(/\s/g, '-'),
    ),
  );

/**
 * Links of a document that lead to nothing, one line for each.
 * @param {string} file its path from the root
 * @param {string} text
 * @returns {string[]}
 */
export function brokenLinksIn(file, text) {
  const links = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link);
  return links
    .filter((link) => !/^([a-z]+:|\/)/.test(link))
    .filter((link) => {
      const [name, part] = link.split('#');
      const target = path.join(root, name ? path.join(path.dirname(file), name) : file);
      if (!existsSync(target)) return true;
      return part && !partsOf(name ? readFileSync(target, 'utf8') : text).has(part);
    })
    .map((link) => `the link to ${link} leads to nothing`);
}
