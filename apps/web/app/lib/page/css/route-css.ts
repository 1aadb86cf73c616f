import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import selectorParser, { type Node } from 'postcss-selector-parser';

/** What the strings of a route's modules say, as `scripts/route-words.ts` gathers it: numbers of words, by route. */
export interface RouteWords {
  words: readonly string[];
  routes: Readonly<Record<string, readonly number[]>>;
}

export type Direction = 'ltr' | 'rtl';

/**
 * Cuts one stylesheet to what some routes can show, and leaves the order of its rules as it is. A class that is put
 * together (`tone-${tone}`) is known by its beginning. A route that is not known gets the whole sheet. Rules of the other
 * direction stay out of a page from left to right, which is nearly every page there is.
 */
export function routeCss(
  css: string,
  { words, routes }: RouteWords,
): (ids: readonly string[], direction: Direction) => string {
  const sheet = postcss.parse(css).nodes.map(part);
  const cuts = new Map<string, string>();
  const cut = (ids: readonly string[], direction: Direction) => {
    const said = new Set(ids.flatMap((id) => routes[id] ?? []).map((number) => words[number] ?? ''));
    const beginnings = [...said].filter((word) => /\w-+\$?$/.test(word)).map((word) => word.replace('$', ''));
    const isSaid = (name: string) =>
      said.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
    const kept = sheet.flatMap((from) => keep(from, isSaid, direction));
    const used = usedBy(kept, said);
    return kept.map((to) => textOf(to, used)).join('');
  };
  return (ids, direction) => {
    if (ids.some((id) => !routes[id])) return css;
    const key = [direction, ...ids].join(' ');
    const ready = cuts.get(key) ?? cut(ids, direction);
    cuts.set(key, ready);
    return ready;
  };
}

type Part =
  | { head: string; parts: Part[] }
  /** `anyOf`: the classes of each of its selectors. */
  | { text: string; anyOf: string[][]; isRtl?: boolean }
  /** Stands for nothing by itself: animations and declared properties. */
  | { text: string; name: string }
  /** Nothing but custom properties: the theme, and the first values of Tailwind's for browsers without `@property`. */
  | { selector: string; values: { name: string; text: string }[] };

function part(node: ChildNode): Part {
  if (node.type === 'rule')
    return isReset(node)
      ? reset(node)
      : { text: `${node}`, anyOf: node.selectors.map(classesOf), isRtl: node.selectors.every(isRtl) };
  if (node.type !== 'atrule') return { text: `${node}`, anyOf: [[]] };
  if (isKeyframes(node) || node.name === 'property') return { text: `${node}`, name: node.params };
  if (!node.nodes) return { text: `${node};`, anyOf: [[]] };
  if (node.nodes.every(({ type }) => type === 'decl')) return { text: `${node}`, anyOf: [[]] };
  return { head: `@${node.name} ${node.params}`, parts: node.nodes.map(part) };
}

const isRtl = (selector: string) => /(?<!:not\()\[dir=["']?rtl/.test(selector);

const isKeyframes = ({ name }: AtRule) => name.endsWith('keyframes');

const isReset = ({ nodes, selector }: Rule) =>
  /^(\*|:root\b|::backdrop)/.test(selector) &&
  nodes.every((node) => node.type === 'decl' && node.prop.startsWith('--'));
const reset = ({ nodes, selector }: Rule): Part => ({
  selector,
  values: nodes.flatMap((node) => (node.type === 'decl' ? [{ name: node.prop, text: `${node}` }] : [])),
});

/** Classes that an element, one around it or one in it must have; those within `:not(…)` and its like are no must. */
function classesOf(selector: string): string[] {
  const classes: string[] = [];
  selectorParser((root) => {
    classes.push(...root.nodes.flatMap(({ nodes }) => nodes.flatMap(classesIn)));
  }).processSync(selector);
  return classes;
}

function classesIn(node: Node): string[] {
  if (node.type === 'class') return [node.value];
  // `:has(.card)`, without another choice.
  const isHas = node.type === 'pseudo' && node.value === ':has' && node.nodes.length === 1;
  return isHas
    ? node.nodes.flatMap(({ nodes }) => nodes.filter(({ type }) => type === 'class').flatMap(classesIn))
    : [];
}

function keep(from: Part, isSaid: (name: string) => boolean, direction: Direction): Part[] {
  if ('anyOf' in from)
    return (direction === 'rtl' || !from.isRtl) && from.anyOf.some((classes) => classes.every(isSaid))
      ? [from]
      : [];
  if (!('head' in from)) return [from];
  const parts = from.parts.flatMap((inner) => keep(inner, isSaid, direction));
  return parts.length > 0 ? [{ ...from, parts }] : [];
}

/** What rules, and the scripts that come with the route, name; and what values that are named are made of. */
function usedBy(kept: readonly Part[], said: ReadonlySet<string>): ReadonlySet<string> {
  const used = new Set([...kept.flatMap(wordsOf), ...[...said].flatMap(propertiesIn)]);
  const beginnings = [...used].filter((word) => /^--.*-$/.test(word));
  const values = kept.flatMap(valuesOf);
  for (const { name } of values)
    if (beginnings.some((beginning) => name.startsWith(beginning))) used.add(name);
  for (let before = -1; before !== used.size; ) {
    before = used.size;
    for (const { name, text } of values)
      if (used.has(name)) for (const other of propertiesIn(text)) used.add(other);
  }
  return used;
}

const propertiesIn = (text: string): string[] => text.match(/--[\w-]+/g) ?? [];

const valuesOf = (to: Part): { name: string; text: string }[] =>
  'parts' in to ? to.parts.flatMap(valuesOf) : 'values' in to ? to.values : [];

const wordsOf = (to: Part): string[] => {
  if ('parts' in to) return to.parts.flatMap(wordsOf);
  // What an animation itself says does not use the animation.
  const text = 'anyOf' in to ? to.text : 'text' in to ? to.text.slice(to.text.indexOf('{')) : '';
  return text.match(/[\w-]+/g) ?? [];
};

function textOf(to: Part, used: ReadonlySet<string>): string {
  if ('parts' in to) return `${to.head}{${to.parts.map((inner) => textOf(inner, used)).join('')}}`;
  if ('values' in to)
    return `${to.selector}{${to.values.flatMap(({ name, text }) => (used.has(name) ? [text] : [])).join(';')}}`;
  return 'anyOf' in to || used.has(to.name) ? to.text : '';
}
