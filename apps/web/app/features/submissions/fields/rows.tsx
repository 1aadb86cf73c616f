import { t } from '@serendib/contract/words/t';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '~/ui/form/button.tsx';
import { FieldNotes, RequiredMark } from '~/ui/form/field.tsx';
import type { WidgetProps } from '../form/form-context.ts';

interface RowsProps<Row> extends Omit<WidgetProps<Row[]>, 'disabled'> {
  /** What its buttons say. */
  words: { add: string; remove: (number: number) => string };
  blank: (index: number) => Row;
  children: (row: Row, change: (to: Partial<Row>) => void, index: number) => ReactNode;
}

const many = 30;

/** Rows of which one adds as many as one needs. */
export function Rows<Row extends object>(props: RowsProps<Row>) {
  const { field, words, value: rows, blank, onChange, error, required, children } = props;
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const add = () => {
    onChange([...rows, blank(rows.length)]);
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector('input')?.focus());
  };
  return (
    <fieldset className="field" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-legend">
        {field.label}
        {required && <RequiredMark />}
      </legend>
      <ol ref={list} className="grid gap-5 not-empty:mt-1">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names of their own, and no state
          <li key={index} className="grid gap-3 border-s-[3px] border-line ps-4">
            {children(
              row,
              (to) => onChange(rows.map((one, at) => (at === index ? { ...one, ...to } : one))),
              index,
            )}
            <p>
              <Button
                small
                look="plain"
                className="-ms-3"
                aria-label={words.remove(index + 1)}
                onClick={() => onChange(rows.filter((_, at) => at !== index))}
              >
                {t('Remove')}
              </Button>
            </p>
          </li>
        ))}
      </ol>
      <FieldNotes id={id} hint={field.hint} error={error} />
      {rows.length < (field.max ?? many) && (
        <p className="mt-1">
          <Button small look="line" onClick={add}>
            {words.add}
          </Button>
        </p>
      )}
    </fieldset>
  );
}
