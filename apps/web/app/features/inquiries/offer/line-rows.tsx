import { longestLabel, mostLines } from '@serendib/contract/inquiries/limits';
import { formatLkr } from '@serendib/contract/words/lkr';
import { t } from '@serendib/contract/words/t';
import { useRef } from 'react';
import type { Problems } from '~/lib/form/problems.ts';
import { Button } from '~/ui/form/button.tsx';
import { SelectField } from '~/ui/form/select-field.tsx';
import { TextField } from '~/ui/form/text-field.tsx';
import { emptyLine, type Line } from './usual-lines.ts';
import { lineField, longestNumber, numberIn } from './written.ts';

const units: { value: Line['unit']; label: string }[] = [
  { value: 'day', label: t('days', {}, 'a unit') },
  { value: 'night', label: t('nights', {}, 'a unit') },
  { value: 'km', label: t('km', {}, 'a unit') },
  { value: 'person', label: t('people', {}, 'a unit') },
  { value: 'trip', label: t('times', {}, 'a unit') },
];

interface LineRowsProps {
  lines: readonly Line[];
  onChange: (lines: Line[]) => void;
  /** What is wrong, by the names of the fields. */
  problems: Problems;
}

/** What an offer is made of, each line with its price; the sum as the server will reckon it. */
export function LineRows({ lines, onChange, problems }: LineRowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const add = () => {
    onChange([...lines, emptyLine]);
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector('input')?.focus());
  };
  const change = (at: number, to: Partial<Line>) =>
    onChange(lines.map((line, index) => (index === at ? { ...line, ...to } : line)));
  const named = (field: keyof Line, at: number) => {
    const name = lineField(at, field);
    return { name, error: problems[name] };
  };
  const sum = lines.reduce(
    (total, { quantity, unitPrice }) => total + (numberIn(quantity) ?? 0) * (numberIn(unitPrice) ?? 0),
    0,
  );
  return (
    <fieldset data-field="lines" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <legend className="mb-3 text-19 font-[650]">{t('What it costs')}</legend>
      {problems.lines && (
        <p role="alert" className="field-error">
          {problems.lines}
        </p>
      )}
      <div ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {lines.map((line, index) => (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own
            key={index}
            aria-label={t('Line {line}', { line: index + 1 })}
            className="grid min-w-0 grid-cols-2 items-start gap-3 border-t border-line pt-3 sm:grid-cols-4"
          >
            <TextField
              className="col-span-full"
              label={t('What')}
              {...named('label', index)}
              maxLength={longestLabel}
              value={line.label}
              onChange={({ currentTarget: { value } }) => change(index, { label: value })}
            />
            <TextField
              label={t('How many')}
              {...named('quantity', index)}
              inputMode="numeric"
              maxLength={longestNumber}
              value={line.quantity}
              onChange={({ currentTarget: { value } }) =>
                change(index, { quantity: value, hasStayed: false })
              }
            />
            <SelectField
              label={t('Of what')}
              {...named('unit', index)}
              options={units}
              value={line.unit}
              onChange={({ currentTarget: { value } }) =>
                change(index, { unit: value as Line['unit'], hasStayed: false })
              }
            />
            <TextField
              label={t('Rupees each')}
              {...named('unitPrice', index)}
              inputMode="numeric"
              maxLength={longestNumber}
              value={line.unitPrice}
              onChange={({ currentTarget: { value } }) => change(index, { unitPrice: value })}
            />
            {lines.length > 1 && (
              <Button
                look="plain"
                small
                className="self-end"
                aria-label={t('Take away: {name}', { name: line.label || String(index + 1) })}
                onClick={() => onChange(lines.filter((_, at) => at !== index))}
              >
                {t('Take away')}
              </Button>
            )}
            <p role="status" className="col-span-full text-14 text-ink-2 empty:hidden">
              {line.hasStayed && t('The days have changed: this line has stayed as you wrote it.')}
            </p>
          </fieldset>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {lines.length < mostLines && (
          <Button look="line" small onClick={add}>
            {t('Another line')}
          </Button>
        )}
        <p className="text-19 font-[650] tabular-figures" role="status">
          {t('In all {total}', { total: formatLkr(sum) })}
        </p>
      </div>
    </fieldset>
  );
}
