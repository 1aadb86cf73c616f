import type { App } from '../../../platform/http/app-types.ts';

/** A form as it came: what is named once is a text, what is named more often a list. */
export type Form = Record<string, string | string[]>;

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
  const fields = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (fields.size >= mostFields) break;
    const [key, clean] = [storable(name).slice(0, 100), storable(value)];
    const before = fields.get(key);
    fields.set(key, before === undefined ? clean : [before, clean].flat());
  }
  return Object.fromEntries(fields);
}

/** PostgreSQL stores neither NUL nor half a pair of surrogates. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();

/** What was named exactly once. */
export const single = (form: Form, name: string): string | undefined => {
  const value = Object.hasOwn(form, name) ? form[name] : undefined;
  return typeof value === 'string' ? value : undefined;
};
