import {
  isArgumentElement,
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';

export type Elements = readonly MessageFormatElement[];

/** A message in ICU's notation, read; throws with words where it is not written as it should be. */
export function read(message: string, { tags = false } = {}): Elements {
  try {
    return parse(message, { ignoreTag: !tags, captureLocation: false });
  } catch (error) {
    throw new Error(`${JSON.stringify(message)} cannot be read: ${(error as Error).message}`);
  }
}

/** Above it, a plural depends on the number in ways that are not tried out. */
const tried = 200;

/** The numbers of a language's `one` as an expression; none where it is not told apart. */
function isOne(code: string, number: string): string | undefined {
  const rules = new Intl.PluralRules(code);
  const ones = Array.from({ length: tried }, (_, count) => count).filter(
    (count) => rules.select(count) === 'one',
  );
  if (ones.length === 0) return undefined;
  if (ones.join() === '1') return `${number}===1`;
  if (ones.join() === '0,1') return `${number}<2`;
  return `new Intl.PluralRules(${JSON.stringify(code)}).select(${number})==="one"`;
}

/** The source of a JavaScript expression that makes the words of a message; `sources` tells that of each placeholder. */
export function expression(elements: Elements, sources: (name: string) => string, code: string): string {
  return written(elements, sources, code, undefined);
}

const quoted = (text: string) => JSON.stringify(text).replaceAll('</', '<\\/');
const inTemplate = (text: string) =>
  text.replace(/[`\\]|\$\{/g, (sign) => `\\${sign}`).replaceAll('</', '<\\/');

function written(
  elements: Elements,
  sources: (name: string) => string,
  code: string,
  count: string | undefined,
): string {
  if (elements.every(isLiteralElement)) return quoted(elements.map(({ value }) => value).join(''));
  const one = elements.length === 1 ? elements[0] : undefined;
  if (one && (isPluralElement(one) || isSelectElement(one))) return `(${chosen(one, sources, code)})`;
  const inside = elements.map((element) => {
    if (isLiteralElement(element)) return inTemplate(element.value);
    if (isPoundElement(element)) return `\${${count ?? quoted('#')}}`;
    if (isArgumentElement(element)) return `\${${sources(element.value)}}`;
    if (isPluralElement(element) || isSelectElement(element)) return `\${${chosen(element, sources, code)}}`;
    throw new Error('Only plain placeholders, plurals and selects are understood');
  });
  return `\`${inside.join('')}\``;
}

function chosen(element: MessageFormatElement, sources: (name: string) => string, code: string): string {
  if (!isPluralElement(element) && !isSelectElement(element)) throw new Error('No branches');
  const value = sources(element.value);
  const isPlural = isPluralElement(element);
  const { other, ...rest } = element.options;
  const last = written(other?.value ?? [], sources, code, isPlural ? value : undefined);
  const tests = Object.entries(rest).flatMap(([name, branch]) => {
    const test = isPlural
      ? name.startsWith('=')
        ? `${value}===${name.slice(1)}`
        : name === 'one'
          ? isOne(code, value)
          : `new Intl.PluralRules(${quoted(code)}).select(${value})===${quoted(name)}`
      : `${value}===${quoted(name)}`;
    return test ? [`${test}?${written(branch.value, sources, code, isPlural ? value : undefined)}:`] : [];
  });
  return tests.join('') + last;
}

/** What `parts` of the contract gives, as source: texts, and names with what stands between their tags. */
export function partsSource(elements: Elements): string {
  const list = elements.map((element) => {
    if (isLiteralElement(element)) return quoted(element.value);
    if (isArgumentElement(element)) return `[${quoted(element.value)}]`;
    if (isTagElement(element)) {
      const words = element.children.map((child) => (isLiteralElement(child) ? child.value : '')).join('');
      return `[${quoted(element.value)},${quoted(words)}]`;
    }
    throw new Error('Between links only words and plain placeholders are understood');
  });
  return `[${list.join(',')}]`;
}

/** Names of placeholders, branches and tags, by which a translation is held against its English. */
export function placeholders(elements: Elements): string[] {
  const names = elements.flatMap((element): string[] => {
    if (isArgumentElement(element)) return [`{${element.value}}`];
    if (isTagElement(element)) return [`<${element.value}>`, ...placeholders(element.children)];
    if (isPluralElement(element) || isSelectElement(element)) {
      const kind = isPluralElement(element) ? 'plural' : 'select';
      const keys = Object.keys(element.options);
      const own = isPluralElement(element) ? '' : `, ${keys.toSorted().join(' ')}`;
      return [
        `{${element.value}, ${kind}${own}}`,
        ...Object.values(element.options).flatMap(({ value }) => placeholders(value)),
      ];
    }
    return [];
  });
  return [...new Set(names)].toSorted();
}

/** The texts between placeholders, of all branches. */
export function literals(elements: Elements): string[] {
  return elements.flatMap((element) => {
    if (isLiteralElement(element)) return [element.value];
    if (isTagElement(element)) return literals(element.children);
    if (isPluralElement(element) || isSelectElement(element))
      return Object.values(element.options).flatMap(({ value }) => literals(value));
    return [];
  });
}
