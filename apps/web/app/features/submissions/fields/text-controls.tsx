import type { Field } from '@serendib/contract/listings/field';
import type { Kind } from '@serendib/contract/listings/kind';
import { measureOf } from '@serendib/contract/words/answer-words';
import type { ComponentProps, CSSProperties } from 'react';
import { TextAreaField, TextField } from '~/ui/form/text-field.tsx';
import { useFormParts, type WidgetProps } from '../form/form-context.ts';
import { Suggestions } from './suggestions.tsx';

const types: Partial<Record<Field['type'], ComponentProps<'input'>['type']>> = {
  email: 'email',
  phone: 'tel',
  url: 'url',
};

/** Money stands after its currency, and counts before what they count; the kind's facts say which. */
const aroundOf = (kind: Kind, name: string) => {
  const measure = measureOf(kind, name);
  return { before: measure?.money && 'Rs', after: measure?.unit?.word };
};

/** What a line and a longer text have in common. */
const attributesOf = ({ field, value, error, required, disabled }: WidgetProps<string>) => ({
  ...{ name: field.name, label: field.label, hint: field.hint, value, error, required, disabled },
  inputMode: field.inputMode,
  autoComplete: field.autocomplete ?? 'off',
  placeholder: field.placeholder ?? (field.type === 'url' ? 'https://' : undefined),
  limit: field.counter && field.max,
  ...(field.type === 'email' || field.type === 'url' ? { autoCapitalize: 'none', spellCheck: false } : {}),
});

export function TextControl(props: WidgetProps<string>) {
  const { field, value, onChange, disabled } = props;
  const { kind } = useFormParts();
  return (
    <div className="grid gap-2">
      <TextField
        {...attributesOf(props)}
        {...aroundOf(kind, field.name)}
        type={types[field.type] ?? 'text'}
        onChange={(event) => onChange(event.target.value)}
      />
      {!disabled && <Suggestions field={field} value={value} onPick={onChange} />}
    </div>
  );
}

export function LongTextControl(props: WidgetProps<string>) {
  const rows = (props.field.max ?? 500) > 500 ? 6 : 3;
  return (
    <div style={{ '--rows': rows } as CSSProperties}>
      <TextAreaField
        {...attributesOf(props)}
        rows={rows}
        onChange={(event) => props.onChange(event.target.value)}
      />
    </div>
  );
}
