import { writtenNumber } from '@serendib/contract/numbers/written-number';
import { t } from '@serendib/contract/words/t';
import type { Problem } from '~/lib/form/problems.ts';
import type { Line } from './usual-lines.ts';

/** So many signs a number takes as people write it: `Rs. 1,200,000.00/=`. */
export const longestNumber = 20;

/** A number as people write it; null where there is none, or none that can be read. */
export function numberIn(written: string): number | null {
  const number = writtenNumber(written);
  return typeof number === 'number' ? number : null;
}

/** How a field of a line is called in the form. */
export const lineField = (at: number | string, field: string): string => `${field}-${at}`;

const ofLine = /^lines\.(\d+)\.(\w+)$/;

/** The name in the form of what a refusal or the schema calls `lines.0.unitPrice` or `included.0`: a point that is ticked is never wrong. */
export function fieldOf(path: string): string {
  const [, at, field] = ofLine.exec(path) ?? [];
  if (at && field) return lineField(at, field);
  const [first = path] = path.split('.');
  return first === 'included' ? 'alsoIncluded' : first;
}

/** What is wrong with how a number is written; what the number may be is the schema's. */
function unread(field: string, written: string): Problem[] {
  if (written.trim() === '') return [{ field, message: t('Please fill this in.') }];
  const number = writtenNumber(written);
  if (typeof number === 'number') return [];
  return [
    {
      field,
      message:
        number === 'unclear'
          ? t('This can be read in two ways: please write it in digits alone, like 18000.')
          : t('This must be a number.'),
    },
  ];
}

interface Written {
  lines: readonly Line[];
  kilometresIncluded: string;
  pricePerKm: string;
}

/** The numbers of an offer that cannot be read. Those of kilometres may stay out. */
export const unreadIn = ({ lines, ...kilometres }: Written): Problem[] => [
  ...lines.flatMap(({ quantity, unitPrice }, at) => [
    ...unread(lineField(at, 'quantity'), quantity),
    ...unread(lineField(at, 'unitPrice'), unitPrice),
  ]),
  ...(['kilometresIncluded', 'pricePerKm'] as const).flatMap((field) =>
    kilometres[field].trim() === '' ? [] : unread(field, kilometres[field]),
  ),
];
