import type { Field } from '../listings/field.ts';
import type { Kind } from '../listings/kind.ts';
import { labelOf } from '../options/option.ts';
import { formatLkr } from './lkr.ts';
import { priceWords } from './price-words.ts';
import { readablePhone } from './readable-phone.ts';
import type { Unit } from './units.ts';
import { valueWords } from './value-words.ts';

/** Whether a number is money, or what it counts; the kind's facts say which. */
export function measureOf({ facts, units }: Kind, name: string): { money?: true; unit?: Unit } | undefined {
  const fact = facts.find(({ field, money, unit }) => field === name && (money || unit));
  const unit = units?.[name];
  return fact ?? (unit === undefined ? undefined : { unit });
}

/** An answer to a question of a kind's form as a person reads it: options by their labels, money as money. */
export function answerWords(kind: Kind, name: string, value: unknown, longest?: number): string {
  const field: Field | undefined = kind.fields.find((one) => one.name === name);
  const isBlank = value === null || value === undefined || value === '';
  if (!field || isBlank) return valueWords(value, longest);
  switch (field.type) {
    case 'choice':
    case 'choices': {
      const options = field.adminOptions ?? field.options ?? [];
      const chosen = [value].flat().map((one) => labelOf(options, String(one)));
      return valueWords(chosen.join(', '), longest);
    }
    case 'integer': {
      const number = Number(value);
      const measure = measureOf(kind, name);
      if (measure?.money) return formatLkr(number);
      return measure?.unit ? measure.unit.counted(number) : String(value);
    }
    case 'phone':
      return readablePhone(String(value));
    default:
      return field.currencies ? (priceWords(String(value)) ?? '') : valueWords(value, longest);
  }
}
