import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './field.tsx';

export interface Choice {
  value: string;
  label: string;
}
export interface ChoiceGroup {
  label: string;
  options: readonly Choice[];
}

export interface SelectFieldProps
  extends Omit<ComponentProps<'select'>, 'className' | 'children'>,
    FieldWords {
  options: readonly (Choice | ChoiceGroup)[];
  /** The choice of nothing, such as `All districts`. */
  empty?: string | undefined;
}

const isGroup = (option: Choice | ChoiceGroup): option is ChoiceGroup => 'options' in option;

/** The browser's own select: best on phones, and works without scripts. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, required, labelHidden, className, id, options, empty, ...rest } = props;
  return (
    <Field {...{ label, hint, error, required, labelHidden, className, id }}>
      {(aria) => (
        <div className="control control-select" data-invalid={aria['aria-invalid']}>
          <select {...rest} {...aria} className="control-input">
            {empty !== undefined && <option value="">{empty}</option>}
            {options.map((option) =>
              isGroup(option) ? (
                <optgroup key={option.label} label={option.label}>
                  {option.options.map(asOption)}
                </optgroup>
              ) : (
                asOption(option)
              ),
            )}
          </select>
        </div>
      )}
    </Field>
  );
}

const asOption = ({ value, label }: Choice) => (
  <option key={value} value={value}>
    {label}
  </option>
);
