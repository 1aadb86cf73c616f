import { expression, partsSource } from '@serendib/messages/compile';
import type { Spoken } from '@serendib/messages/languages';
import { type Node, walk } from './walk.ts';

const marks = /\b__(t|parts|each|table)\(/;
export const hasMarks = (code: string): boolean => marks.test(code);

/** Puts the words of a language in the place of a built file's marks; the file is parsed once for all languages. */
export function putWords(code: string): (language: Spoken) => string {
  if (!hasMarks(code)) return () => code;
  const calls: Node[] = [];
  walk(code, (node) => {
    if (node.type === 'CallExpression' && /^__(t|parts|each|table)$/.test(node.callee?.name ?? ''))
      calls.push(node);
  });
  calls.sort((a, b) => a.start - b.start || b.end - a.end);
  return (language) => withWords(code, calls, language);
}

function withWords(code: string, calls: readonly Node[], language: Spoken): string {
  /** The source between two places, with its marks replaced, those inside others too. */
  const between = (start: number, end: number): string => {
    let text = '';
    let at = start;
    for (const call of calls) {
      if (call.start < at || call.end > end) continue;
      text += code.slice(at, call.start) + replaced(call);
      at = call.end;
    }
    return text + code.slice(at, end);
  };

  const replaced = (node: Node): string => {
    const [first, params] = node.arguments ?? [];
    const key = stringOf(first);
    switch (node.callee?.name) {
      case '__each':
        return `[${(node.arguments ?? []).map((value) => shown(stringOf(value), language)).join(',')}]`;
      case '__table':
        return tableOf(key, language);
      case '__parts':
        return partsSource(language.wordsOf(key, { tags: true }));
      default:
        return said(key, params);
    }
  };

  const said = (key: string, params: Node | undefined): string => {
    const sources = new Map<string, string>();
    for (const { key: name, value } of params?.properties ?? [])
      sources.set(String(name.name ?? name.value), between(value.start, value.end));
    const words = language.wordsOf(key);
    const held = (name: string) => `⟪${name}⟫`;
    const text = expression(words, held, language.code);
    const isUsedTwice = (name: string) => text.split(held(name)).length > 2;
    // What is worked out is worked out once.
    const once = [...sources].filter(
      ([name, source]) => isUsedTwice(name) && !/^[\w$]+(\.[\w$]+)*$/.test(source),
    );
    const names = new Set(once.map(([name]) => name));
    const said = text.replaceAll(/⟪(\w+)⟫/g, (_held, name: string) =>
      names.has(name) ? `_${name}` : (sources.get(name) ?? 'undefined'),
    );
    if (once.length === 0) return said;
    return `((${[...names].map((name) => `_${name}`).join()})=>${said})(${once.map(([, source]) => source).join()})`;
  };

  return between(0, code.length);
}

function stringOf(node: Node | undefined): string {
  if (typeof node?.value === 'string') return node.value;
  const text = node?.quasis?.length === 1 ? node.quasis[0]?.value.cooked : undefined;
  if (text === undefined) throw new Error('A message is not a text as it stands');
  return text;
}

const isEnglish = ({ code }: Spoken) => code === 'en';

/** A value, with what it is called where that is another word. */
function shown(value: string, language: Spoken): string {
  const key = `option\u0004${value}`;
  const source = JSON.stringify(value);
  return isEnglish(language)
    ? source
    : `{value:${source},label:${expression(language.wordsOf(key), () => '""', language.code)}}`;
}

/** In brackets, or it would be the body of a function that begins with it. */
const tableOf = (context: string, language: Spoken) =>
  isEnglish(language) ? 'void 0' : `(${JSON.stringify(language.table(context))})`;
