import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';

/** Attributes that are read, aloud or where there is nothing else. */
const read = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'placeholder',
  'title',
];
/** What search engines are told to show: the other values of structured data are addresses, numbers and types. */
const shown = new Set([
  ...['name', 'headline', 'description', 'jobTitle', 'category', 'touristType', 'priceRange'],
  ...['alternateName', 'knowsAbout', 'knowsLanguage', 'addressLocality', 'addressRegion'],
]);
const metas = /^(description|og:title|og:description|og:image:alt|twitter:title|twitter:description)$/;
/** The texts of structured data that are shown. */
function* textsIn(value: unknown, name = ''): Generator<string> {
  if (typeof value === 'string') {
    if (shown.has(name)) yield value;
  } else if (Array.isArray(value)) for (const one of value) yield* textsIn(one, name);
  else if (value && typeof value === 'object')
    for (const [key, one] of Object.entries(value)) yield* textsIn(one, key);
}

/** A text of a page, the element or attribute that has it, and whether it stands apart from what is read before and after it. */
type Say = (text: string, where: string, isApart: boolean) => void;

/** All texts that a page says in its own language, in the order in which it is read. */
export function eachText(html: string, say: Say): void {
  const walk = (node: Node) => {
    if (node.nodeType === NodeType.TEXT_NODE) {
      if (/\S/.test(node.textContent))
        say(node.textContent, (node.parentNode?.rawTagName ?? '').toLowerCase(), false);
      return;
    }
    const element = node as HTMLElement;
    const tag = (element.rawTagName ?? '').toLowerCase();
    if (tag === 'script' && element.getAttribute('type') === 'application/ld+json')
      for (const text of textsIn(JSON.parse(element.textContent))) say(text, 'structured data', true);
    if (['script', 'style', 'noscript', 'template'].includes(tag)) return;
    const language = element.getAttribute?.('lang');
    if (tag !== 'html' && language) return;
    for (const name of read) {
      const value = element.getAttribute?.(name);
      if (value) say(value, name, true);
    }
    const about = element.getAttribute?.('name') ?? element.getAttribute?.('property') ?? '';
    if (tag === 'meta' && metas.test(about)) say(element.getAttribute('content') ?? '', about, true);
    if (tag === 'input' && /^(submit|button)$/.test(element.getAttribute('type') ?? ''))
      say(element.getAttribute('value') ?? '', 'button', true);
    for (const child of element.childNodes) walk(child);
  };
  walk(parse(html, { blockTextElements: { script: true, style: true, noscript: true } }));
}
