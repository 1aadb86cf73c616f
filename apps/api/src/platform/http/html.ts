import { escapeHtml } from './escape-html.ts';

/** HTML that `html` made. What wants HTML takes this and no text, so that the compiler finds what was not escaped. */
export class Html {
  readonly #text: string;
  private constructor(text: string) {
    this.#text = text;
  }
  static of(strings: readonly string[], parts: readonly Part[]): Html {
    return new Html(strings.map((string, at) => string + textOf(parts[at])).join(''));
  }
  toString(): string {
    return this.#text;
  }
}

export type Part = Html | string | number | false | null | undefined | readonly Part[];

function textOf(part: Part): string {
  if (part === undefined || part === null || part === false) return '';
  if (part instanceof Html) return part.toString();
  return typeof part === 'object' ? part.map(textOf).join('\n') : escapeHtml(String(part));
}

/** HTML by hand: text that is put in is escaped, HTML of `html` stays as it is, and of a list each is a line. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html => Html.of(strings, parts);
