import { useRef, useState } from 'react';
import { Button } from './button.tsx';
import { SelectField, type SelectFieldProps } from './select-field.tsx';

interface SelectWithButtonProps extends Omit<SelectFieldProps, 'value' | 'onChange' | 'label'> {
  label: string;
  value: string;
  /** What the button beside it does, in a word. */
  verb: string;
  busy?: boolean | undefined;
  /** `isByKeys`: the button was pressed by the keyboard. */
  onDo: (value: string, isByKeys: boolean) => void;
}

/**
 * A select whose choice adds, moves or sends something, which the button beside it does: each press of an arrow key changes a
 * select that is closed, on the way to the choice that is meant.
 */
export function SelectWithButton({ value, verb, busy, onDo, className, ...rest }: SelectWithButtonProps) {
  const [choice, setChoice] = useState({ of: value, chosen: value });
  const select = useRef<HTMLSelectElement>(null);
  const chosen = choice.of === value ? choice.chosen : value;
  const press = (isByKeys: boolean) => {
    if (chosen === value) return select.current?.focus();
    setChoice({ of: value, chosen: value });
    onDo(chosen, isByKeys);
  };
  return (
    <div className={`flex items-end gap-2 ${className ?? ''}`}>
      <SelectField
        {...rest}
        ref={select}
        className="min-w-0 flex-1"
        value={chosen}
        onChange={({ currentTarget }) => setChoice({ of: value, chosen: currentTarget.value })}
      />
      <Button
        look="line"
        busy={busy}
        aria-label={`${verb}: ${rest.label}`}
        onClick={({ detail }) => press(detail === 0)}
      >
        {verb}
      </Button>
    </div>
  );
}
