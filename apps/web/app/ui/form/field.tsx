import { t } from '@serendib/contract/words/t';
import { type ReactNode, useId } from 'react';

export interface FieldWords {
  label: ReactNode;
  hint?: ReactNode | undefined;
  /** What is wrong with what was given; shown in place of nothing else. */
  error?: string | undefined;
  /** Marks the label; whether something is required is decided by the schema. */
  required?: boolean | undefined;
  /** The label is for screen readers only, because its surroundings say as much. */
  labelHidden?: boolean | undefined;
  className?: string | undefined;
}

export interface FieldAria {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps extends FieldWords {
  id?: string | undefined;
  /** `12 / 500` at the end of the line below. */
  counter?: ReactNode | undefined;
  children: (aria: FieldAria) => ReactNode;
}

/** A label, a control, and beneath it a hint, a counter and what is wrong. */
export function Field({
  label,
  hint,
  error,
  required,
  labelHidden,
  counter,
  className = '',
  id,
  children,
}: FieldProps) {
  const made = useId();
  const own = id ?? made;
  const described = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(' ');
  return (
    <div className={`field ${className}`}>
      <label htmlFor={own} className={labelHidden ? 'sr-only' : 'field-label'}>
        {label}
        {required && <RequiredStar />}
      </label>
      {children({
        id: own,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      <FieldNotes id={own} hint={hint} error={error} counter={counter} />
    </div>
  );
}

/** Of a group, which can say so to a screen reader in its name alone. */
export function RequiredMark() {
  return (
    <>
      <RequiredStar />
      <span className="sr-only"> {t('(required)')}</span>
    </>
  );
}

/** Beside what says by itself that it is required. */
export const RequiredStar = () => (
  <span className="text-danger" aria-hidden="true">
    {' '}
    *
  </span>
);

interface Notes {
  id: string;
  hint?: ReactNode | undefined;
  error?: string | undefined;
  counter?: ReactNode | undefined;
}

export function FieldNotes({ id, hint, error, counter }: Notes) {
  if (!hint && !error && !counter) return null;
  return (
    <div className="flex items-start justify-between gap-4 text-14">
      <div>
        {error && (
          <p id={`${id}-error`} className="field-error">
            {error}
          </p>
        )}
        {hint && (
          <p id={`${id}-hint`} className="text-ink-2">
            {hint}
          </p>
        )}
      </div>
      {counter && <p className="ms-auto flex-none text-ink-2 tabular-figures">{counter}</p>}
    </div>
  );
}
