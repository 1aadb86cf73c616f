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
const insideOf = (name: string) =>
  /^(?:amount|price|asked|sum)$/.test(name) ? '(?:-?LKR )?[\\d.,\\s–-]+' : '.+?';

/** What finds a message by the words that it became, and what stood for its placeholders then. */
export function patternOf(elements: Elements): (words: string) => Params | undefined {
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
      params[name] = value ?? (/^-?\d+$/.test(text) ? Number(text) : text);
    });
    return params;
  };
}
