/** What stands for a placeholder. Numbers choose a plural; those that are shown grouped come as text. */
export type Param = string | number;
export type Params = Readonly<Record<string, Param>>;

type NameUpTo<Text extends string> = Text extends `${infer Name},${string}` ? Name : Text;
type Names<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? NameUpTo<Name> | Names<Rest>
  : never;
/** The placeholders of a message; those of one with branches are held against each other by `npm test -- lint` alone. */
export type ParamsOf<Message extends string> = Message extends `${string}, ${'plural' | 'select'},${string}`
  ? [params: Params, context?: string]
  : [Names<Message>] extends [never]
    ? [params?: undefined | Record<string, never>, context?: string]
    : [params: Readonly<Record<Names<Message>, Param>>, context?: string];

/** What stands between a context and its message, as in gettext's own files. */
export const contextEnd = '\u0004';

/** Where the pages of a language are built, it takes the place of this: see docs/translating.md. */
const ofTheBuild: Readonly<Record<string, string>> = {
  '@language': 'en',
  '@prefix': '',
  '@direction': 'ltr',
  '@openGraph': 'en_LK',
};

/**
 * A message, in English as it is written here: `t('{count, plural, one {# seat} other {# seats}}', { count })`. It is
 * both the source that translators read and the key by which their words are found. `context` tells two messages
 * apart that are one in English.
 */
export function t<const Message extends string>(message: Message, ...[params]: ParamsOf<Message>): string {
  if (!message.includes('{')) return ofTheBuild[message] ?? message;
  return written(message, (params ?? {}) as Params);
}

/** The part of a text from an opening brace to its own closing one. */
function upToClose(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return at;
  }
  throw new Error(`A brace is left open: ${text}`);
}

/** The English words of a message in ICU's notation, as far as our messages use it. */
function written(message: string, params: Params, count?: Param): string {
  let words = '';
  for (let at = 0; at < message.length; at++) {
    const sign = message[at];
    if (sign === '#' && count !== undefined) words += count;
    else if (sign !== '{') words += sign;
    else {
      const end = upToClose(message, at);
      words += placed(message.slice(at + 1, end), params);
      at = end;
    }
  }
  return words;
}

function placed(inside: string, params: Params): string {
  const [name = '', type, ...rest] = inside.split(',').map((part, index) => (index < 2 ? part.trim() : part));
  const value = params[name];
  if (value === undefined) throw new Error(`Nothing stands for {${name}}`);
  if (!type) return String(value);
  const branches = branchesIn(rest.join(','));
  const chosen =
    type === 'plural'
      ? (branches[`=${value}`] ?? (Number(value) === 1 ? branches.one : undefined) ?? branches.other)
      : (branches[String(value)] ?? branches.other);
  return written(chosen ?? '', params, type === 'plural' ? value : undefined);
}

function branchesIn(text: string): Record<string, string> {
  const branches: Record<string, string> = {};
  for (let at = 0; ; ) {
    const open = text.indexOf('{', at);
    if (open < 0) return branches;
    const end = upToClose(text, open);
    branches[text.slice(at, open).trim()] = text.slice(open + 1, end);
    at = end + 1;
  }
}

/** Of a message with links or strong words in it, what lies between them: see `rich` of the pages. */
export type Part = string | [name: string, words?: string];
export function parts<const Message extends string>(message: Message): Part[] {
  const found: Part[] = [];
  let end = 0;
  for (const match of message.matchAll(/<(\w+)>(.*?)<\/\1>|\{(\w+)\}/g)) {
    if (match.index > end) found.push(message.slice(end, match.index));
    const [whole, tag = '', words, name = ''] = match;
    found.push(tag ? [tag, words ?? ''] : [name]);
    end = match.index + whole.length;
  }
  if (end < message.length) found.push(message.slice(end));
  return found;
}

/** Values that are shown as they are sent, in English: what stands for each in another language comes beside it. */
export type Shown<Value extends string> = Value | { value: Value; label: string };
export const each = <const Value extends string>(...values: Value[]): Shown<Value>[] => values;

/** What names of a context are in this language, by their English; none in English. */
export const table = (_context: string): Readonly<Record<string, string>> | undefined => undefined;
