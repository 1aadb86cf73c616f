import { t } from '@serendib/contract/words/t';
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Field, type FieldWords } from './field.tsx';
import { Icon } from './icon.tsx';

interface Counted {
  /** Shows how much of `maxLength` is used. */
  counter?: boolean | undefined;
  /** The same without cutting off what goes beyond: nothing that was pasted is lost. */
  limit?: number | undefined;
}

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className'>, FieldWords, Counted {
  /** Words inside the control before and after what is typed: `LKR`, `a day`. */
  before?: ReactNode | undefined;
  after?: ReactNode | undefined;
}

const lengthOf = (value: unknown): number =>
  value === undefined || value === null ? 0 : String(value).length;

interface CountedProps
  extends Counted,
    Pick<ComponentProps<'input'>, 'value' | 'defaultValue' | 'maxLength'> {
  onInput?: ((event: never) => void) | undefined;
}

/** How much is used of how much there is, in words, and what keeps it true when the page or a person writes into the field. */
function useCount({ counter, limit, maxLength, value, defaultValue, onInput }: CountedProps) {
  const control = useRef<HTMLDivElement>(null);
  const [used, setUsed] = useState(lengthOf(value ?? defaultValue));
  const most = limit ?? (counter ? maxLength : undefined);
  // With every rendering: a form writes into its field without an event, and a browser before the scripts are there.
  useLayoutEffect(() => {
    const field = control.current?.querySelector<HTMLInputElement>('.control-input');
    if (most && field) setUsed(field.value.length);
  });
  return {
    control,
    counted: most ? `${used} / ${most}` : undefined,
    count: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (most) setUsed(event.currentTarget.value.length);
      onInput?.(event as never);
    },
  };
}

/** A line of text; takes what `register()` of react-hook-form gives. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    required,
    labelHidden,
    className,
    counter,
    limit,
    before,
    after,
    id,
    onInput,
    ...rest
  } = props;
  const { control, counted, count } = useCount(props);
  return (
    <Field {...{ label, hint, error, required, labelHidden, className, id }} counter={counted}>
      {(aria) => (
        <div ref={control} className="control" data-invalid={aria['aria-invalid']}>
          {before && <span className="control-word ps-4">{before}</span>}
          <input type="text" {...rest} {...aria} onInput={count} className="control-input" />
          {after && <span className="control-word pe-4">{after}</span>}
        </div>
      )}
    </Field>
  );
}

export interface TextAreaFieldProps
  extends Omit<ComponentProps<'textarea'>, 'className'>,
    FieldWords,
    Counted {}

export function TextAreaField(props: TextAreaFieldProps) {
  const {
    label,
    hint,
    error,
    required,
    labelHidden,
    className,
    counter,
    limit,
    id,
    onInput,
    rows = 4,
    ...rest
  } = props;
  const { control, counted, count } = useCount(props);
  return (
    <Field {...{ label, hint, error, required, labelHidden, className, id }} counter={counted}>
      {(aria) => (
        <div ref={control} className="control" data-invalid={aria['aria-invalid']}>
          <textarea rows={rows} {...rest} {...aria} onInput={count} className="control-input py-3" />
        </div>
      )}
    </Field>
  );
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'after' | 'before' | 'counter'> {}

/** A password with a button that shows it. */
export function PasswordField({ autoComplete = 'current-password', ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      autoComplete={autoComplete}
      type={shown ? 'text' : 'password'}
      after={
        <button
          type="button"
          className="needs-js -me-4 grid size-12 place-items-center"
          aria-label={shown ? t('Hide password') : t('Show password')}
          onClick={() => setShown(!shown)}
        >
          <Icon name="eye" className={shown ? 'size-5 text-link' : 'size-5'} />
        </button>
      }
    />
  );
}

/** The address of an account; `autoComplete` is `username` where one logs in with it. */
export function EmailField(props: Omit<TextFieldProps, 'label' | 'name' | 'type' | 'inputMode'>) {
  return (
    <TextField
      label={t('Email')}
      name="email"
      type="email"
      inputMode="email"
      required
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}

/** A search line with its glass; inside a GET form it works without scripts. */
export function SearchField({ type = 'search', ...props }: Omit<TextFieldProps, 'before'>) {
  return <TextField {...props} type={type} before={<Icon name="search" className="size-5 text-ink-2" />} />;
}
