import { isVisible } from '../plain-text.ts';
import type { Field } from './field.ts';

const rowsWithText = (rows: unknown[]) =>
  rows.filter((row) => row && typeof row === 'object' && Object.values(row).some((value) => !isBlank(value)));

/** What counts as not filled in: nothing, spaces and invisible signs, an empty list, HTML without text or picture, a bare `Rs `. */
export function isBlank(value: unknown, field?: Field): boolean {
  if (value == null) return true;
  if (Array.isArray(value)) return value.every((item) => !Array.isArray(item) && isBlank(item));
  if (typeof value !== 'string') return false;
  if (field?.type === 'html')
    return !/<img\b/i.test(value) && !isVisible(value.replace(/<[^<>]*>|&nbsp;/g, ''));
  return (
    !isVisible(value) ||
    (field?.currencies?.some((one) => one.toLowerCase() === value.trim().toLowerCase()) ?? false)
  );
}

/** Trims lists of their blank items and rows, as forms send them. */
export const tidy = (field: Field, value: unknown) => {
  if (!Array.isArray(value)) return value;
  return field.type === 'certifications' || field.type === 'itinerary'
    ? rowsWithText(value)
    : value.filter((item) => !isBlank(item));
};
