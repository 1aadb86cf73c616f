import { t } from './t.ts';

/** What a number counts. */
export interface Unit {
  /** Beside a field that asks for the number. */
  word: string;
  /** With the number. */
  counted: (count: number) => string;
}

export const seats: Unit = {
  word: t('seats'),
  counted: (count) => t('{count, plural, one {# seat} other {# seats}}', { count }),
};
export const years: Unit = {
  word: t('years'),
  counted: (count) => t('{count, plural, one {# year} other {# years}}', { count }),
};
export const kilometres: Unit = { word: t('km'), counted: (count) => t('{count} km', { count }) };
