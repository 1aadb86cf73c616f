import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import type { Elements } from './compile.ts';

const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...'AÀBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMḾNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽaåbƀcçdðeéfƒgĝhĥiîjĵkķlļmḿnñoöpþqǫrŕsštţuûvṽwŵxẋyýzž',
  ]
    .join('')
    .match(/../gu)
    ?.map((pair) => [...pair] as [string, string]) ?? [],
);

const accented = (text: string) => text.replace(/[a-z]/gi, (letter) => accents[letter] ?? letter);

/** Half as long again, as words of other languages are. */
const longer = (text: string) => {
  const letters = text.replace(/\P{L}/gu, '').length;
  return letters > 3
    ? `${accented(text)}${'~'.repeat(Math.ceil(letters / 2)).replace(/~{9}(?=~)/g, '$& ')}`
    : accented(text);
};

/** Names that are told apart by the code, as those of months are: each is marked for itself. */
const names = /^(?:[^\s,]+, ){6,}[^\s,]+$/;

/** English made odd, so that a test sees which words on a page are no message: accents, longer, marked at its ends. */
export function pseudo(elements: Elements): MessageFormatElement[] {
  const altered = (list: Elements): MessageFormatElement[] =>
    list.map((element): MessageFormatElement => {
      if (isLiteralElement(element))
        return { ...element, value: element.value.replace(/\S(?:.*\S)?/su, longer) };
      if (isTagElement(element)) return { ...element, children: altered(element.children) };
      if (isPluralElement(element) || isSelectElement(element)) {
        const options = Object.entries(element.options).map(([name, branch]) => [
          name,
          { ...branch, value: altered(branch.value) },
        ]);
        return { ...element, options: Object.fromEntries(options) } as MessageFormatElement;
      }
      return element;
    });
  const [only] = elements;
  if (elements.length === 1 && only && isLiteralElement(only) && names.test(only.value))
    return [{ ...only, value: only.value.replace(/[^\s,]+/g, (name) => `⟦${accented(name)}⟧`) }];
  const mark = (value: string) => ({ type: 0, value }) as MessageFormatElement;
  return [mark('⟦'), ...altered(elements), mark('⟧')];
}
