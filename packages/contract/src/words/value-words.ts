import { textOfHtml } from '../listings/story-text.ts';
import { cutAt } from './cut-at.ts';
import { t } from './t.ts';

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const shorten = (text: string, longest: number) =>
  text.length > longest ? `${cutAt(text, longest).trimEnd()}…` : text;

/** A value of a field as a person reads it, in so many characters at most. */
export function valueWords(value: unknown, longest = 120): string {
  const cut = (text: string) => shorten(text, longest);
  if (value === null || value === undefined || value === '') return t('nothing');
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  if (Array.isArray(value)) {
    if (value.length === 0) return t('nothing');
    if (value.every(isImage))
      return t('{count, plural, one {a picture} other {# pictures}}', { count: value.length });
    return cut(
      value
        .map((one) => (isRow(one) ? Object.values(one).filter(Boolean).join(', ') : String(one)))
        .join('; '),
    );
  }
  if (isImage(value)) return t('a picture');
  if (isRow(value)) {
    return cut(
      Object.entries(value)
        .map(([name, one]) => `${name}: ${valueWords(one, longest)}`)
        .join(', ') || t('nothing'),
    );
  }
  return cut(textOfHtml(String(value))) || t('nothing');
}

const isImage = (value: unknown) => typeof value === 'string' && /^(https?:\/\/[^/]+)?\/media\//.test(value);
