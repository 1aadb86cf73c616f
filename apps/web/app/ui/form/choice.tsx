import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldNotes, type FieldWords, RequiredMark } from './field.tsx';
import type { Choice } from './select-field.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: ReactNode;
  /** How many there are, at the end of the line. */
  count?: number | undefined;
  hint?: ReactNode | undefined;
  error?: string | undefined;
}

/** A box that is ticked with a lozenge. */
export function Checkbox({ label, count, hint, error, id, ...rest }: CheckboxProps) {
  const made = useId();
  const own = id ?? made;
  const described = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <label className="tick" htmlFor={own}>
        <input
          type="checkbox"
          {...rest}
          id={own}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
        {count !== undefined && <span className="ms-auto text-14 text-ink-2 tabular-figures">{count}</span>}
      </label>
      <FieldNotes id={own} hint={hint} error={error} />
    </div>
  );
}

export interface GroupProps extends Omit<FieldWords, 'label'> {
  legend: ReactNode;
  name: string;
  options: readonly (Choice & { count?: number; hint?: string })[];
  /** In as many columns as fit, rather than one. */
  columns?: boolean | undefined;
  disabled?: boolean | undefined;
}

export interface CheckboxGroupProps extends GroupProps {
  /** Controlled by these where given, else by `defaultValue`. */
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  onChange?: ((value: string[]) => void) | undefined;
}

/** Several of several; in a GET form every ticked one is sent under the same name. */
export function CheckboxGroup({ options, name, value, defaultValue, onChange, ...rest }: CheckboxGroupProps) {
  return (
    <Group {...rest}>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          name={name}
          value={option.value}
          label={option.label}
          {...(option.count !== undefined && { count: option.count })}
          {...(value
            ? {
                checked: value.includes(option.value),
                onChange: (event) =>
                  onChange?.(
                    event.target.checked
                      ? [...value, option.value]
                      : value.filter((one) => one !== option.value),
                  ),
              }
            : { defaultChecked: defaultValue?.includes(option.value) ?? false })}
        />
      ))}
    </Group>
  );
}

export interface RadioGroupProps extends GroupProps {
  value: string;
  onChange: (value: string) => void;
}

/** One of several. */
export function RadioGroup({ options, name, value, onChange, ...rest }: RadioGroupProps) {
  const made = useId();
  return (
    <Group {...rest}>
      {options.map((option) => (
        <div key={option.value}>
          <label className="tick">
            <input
              type="radio"
              name={name}
              value={option.value}
              aria-describedby={option.hint && `${made}-${option.value}`}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
            {option.count !== undefined && (
              <span className="ms-auto text-14 text-ink-2 tabular-figures">{option.count}</span>
            )}
          </label>
          {option.hint && (
            <p id={`${made}-${option.value}`} className="-mt-1 pb-2 ps-8 text-14 text-ink-2">
              {option.hint}
            </p>
          )}
        </div>
      ))}
    </Group>
  );
}

export function Group(
  props: Omit<FieldWords, 'label'> & {
    legend: ReactNode;
    columns?: boolean | undefined;
    disabled?: boolean | undefined;
    children: ReactNode;
  },
) {
  const { legend, hint, error, required, labelHidden, columns, disabled, className = '', children } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={`field ${className}`} disabled={disabled} aria-describedby={described || undefined}>
      <legend className={labelHidden ? 'sr-only' : 'field-legend'}>
        {legend}
        {required && <RequiredMark />}
      </legend>
      <div className={columns ? 'grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-7' : ''}>
        {children}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
