import {
  isArgumentElement,
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
} from '@formatjs/icu-messageformat-parser';
import type { Param, Params } from '@serendib/contract/words/t';
import type { Elements } from './compile.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What stands for a sum of money ends it from the words before it, which may have commas as well. */
const anything = '.+?';
const insideOf = (name: string) =>
  /^(?:amount|price|asked|sum)$/.test(name) ? '(?:-?LKR )?[\\d.,\\s–-]+' : anything;

/** Text that is longer is looked at in one pass alone: an expression goes over it again for each of its placeholders. */
const longestExpression = 600;

/** What finds a message by the words that it became, and what stood for its placeholders then. */
export function patternOf(elements: Elements): (words: string) => Params | undefined {
  const inOnePass = passOf(elements);
  if (inOnePass) return inOnePass;
  const byExpression = expressionOf(elements);
  return (words) => (words.length > longestExpression ? undefined : byExpression(words));
}

/** No number of ours begins with a zero but that alone: a person's may, and is called. */
const paramOf = (text: string): Param => (/^(?:0|-?[1-9]\d{0,14})$/.test(text) ? Number(text) : text);

/**
 * The same for a message that is text with placeholders between: each ends where the text after it begins first. A person
 * chooses what stands for them, and an expression would take the third power of its length. Undefined for other messages.
 */
function passOf(elements: Elements): ((words: string) => Params | undefined) | undefined {
  const parts: { name?: string; text: string }[] = [{ text: '' }];
  for (const element of elements) {
    const last = parts.at(-1);
    if (!last) return undefined;
    if (isLiteralElement(element)) last.text += element.value;
    else if (isArgumentElement(element) && insideOf(element.value) === anything) {
      // Two with nothing between are parted by what they may be.
      if (last.name && last.text === '') return undefined;
      parts.push({ name: element.value, text: '' });
    } else return undefined;
  }
  const [first, ...others] = parts;
  return (words) => {
    if (!words.startsWith(first?.text ?? '')) return undefined;
    const params: Record<string, Param> = {};
    let at = first?.text.length ?? 0;
    for (const [index, { name = '', text }] of others.entries()) {
      const isLast = index === others.length - 1;
      const end = isLast ? words.length - text.length : words.indexOf(text, at + 1);
      if (end <= at || !words.startsWith(text, end)) return undefined;
      params[name] = paramOf(words.slice(at, end));
      at = end + text.length;
    }
    return at === words.length ? params : undefined;
  };
}

function expressionOf(elements: Elements): (words: string) => Params | undefined {
  const found: { name: string; value?: string }[] = [];
  const group = (name: string, inside: string) => {
    found.push({ name });
    return `(${inside})`;
  };
  const source = (list: Elements, count?: string): string =>
    list
      .map((element) => {
        if (isLiteralElement(element)) return escaped(element.value);
        if (isArgumentElement(element)) return group(element.value, insideOf(element.value));
        if (isPoundElement(element)) return group(count ?? '', '-?[\\d,.]+');
        if (isPluralElement(element) || isSelectElement(element)) {
          const number = isPluralElement(element) ? element.value : undefined;
          const branches = Object.entries(element.options).map(([key, { value }]) => {
            const said = source(value, number ?? count);
            // Which branch it is says what the value was, where the branch itself does not show it.
            found.push({ name: element.value, value: key.replace(/^=/, '') });
            return `${said}()`;
          });
          return `(?:${branches.join('|')})`;
        }
        throw new Error('Not to be told by its words');
      })
      .join('');
  const pattern = new RegExp(`^${source(elements)}$`, 's');
  return (words) => {
    const match = pattern.exec(words);
    if (!match) return undefined;
    const params: Record<string, Param> = {};
    found.forEach(({ name, value }, index) => {
      const text = match[index + 1];
      if (text === undefined || (name in params && value !== undefined)) return;
      params[name] = value ?? paramOf(text);
    });
    return params;
  };
}
