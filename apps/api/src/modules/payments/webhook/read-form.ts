import type { App } from '../../../platform/http/app-types.ts';

/** A form as it came: the texts of each name. */
export type Form = ReadonlyMap<string, string[]>;

const largest = 16 * 1024;
const mostFields = 100;

/** For a scope of its own, because everything else takes JSON alone. */
export function takeUrlEncoded(scope: App): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: largest },
    (_request, body, done) => done(null, readForm(String(body))),
  );
}

export function readForm(text: string): Form {
  const form = new Map<string, string[]>();
  let fields = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    fields += 1;
    if (fields > mostFields) break;
    const key = storable(name.slice(0, 100));
    const texts = form.get(key);
    if (texts) texts.push(storable(value));
    else form.set(key, [storable(value)]);
  }
  return form;
}

/** What a call brought; of a body that is no form, or of none, an empty one. */
export const formOf = (body: unknown): Form => (body instanceof Map ? body : new Map());

/** As it is recorded: what is named once is a text, what is named more often a list. */
export const recorded = (form: Form): Record<string, string | string[]> =>
  Object.fromEntries(
    [...form].map(([name, [first = '', ...more]]) => [name, more.length > 0 ? [first, ...more] : first]),
  );

/** PostgreSQL stores neither NUL nor half a pair of surrogates. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();

/** What was named exactly once. */
export function single(form: Form, name: string): string | undefined {
  const texts = form.get(name);
  return texts?.length === 1 ? texts[0] : undefined;
}
