import { t } from '@serendib/contract/words/t';
import { useId } from 'react';
import { Field } from '~/ui/form/field.tsx';
import type { WidgetProps } from '../form/form-context.ts';

/** A currency and what is written after it, kept as one text: `Rs 12000-15000`. */
export function PriceControl({ field, value, onChange, error, required, disabled }: WidgetProps<string>) {
  const id = useId();
  const currencies = field.currencies ?? [];
  const currency = currencies.find((one) => value.startsWith(one)) ?? currencies[0] ?? '';
  const amount = value.startsWith(currency) ? value.slice(currency.length).trimStart() : value;
  return (
    <Field label={field.label} hint={field.hint} error={error} required={required} id={id}>
      {(aria) => (
        <div className="control" data-invalid={aria['aria-invalid']}>
          <div className="control-select relative flex w-24 flex-none border-e border-line">
            <select
              aria-label={t('Currency')}
              name={`${field.name}.currency`}
              className="control-input"
              disabled={disabled}
              value={currency}
              onChange={(event) => onChange(`${event.target.value} ${amount}`)}
            >
              {currencies.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </div>
          <input
            {...aria}
            data-first
            type="text"
            name={field.name}
            autoComplete="off"
            className="control-input"
            placeholder="12000-15000"
            disabled={disabled}
            value={amount}
            onChange={(event) => onChange(`${currency} ${event.target.value}`)}
          />
        </div>
      )}
    </Field>
  );
}
