import { type KeyboardEvent, useRef, useState } from 'react';
import { SelectField, type SelectFieldProps } from './select-field.tsx';

interface ActingSelectFieldProps extends Omit<SelectFieldProps, 'value' | 'onChange'> {
  value: string;
  /** `isAtIt`: by Enter, so that the keyboard is on it still. */
  onChoose: (value: string, isAtIt: boolean) => void;
}

/**
 * A select whose choice does something at once. Each press of an arrow key changes one that is closed, on the way to the
 * choice that is meant: by keys it is done with Enter, or when the keyboard goes on.
 */
export function ActingSelectField({ value, onChoose, ...rest }: ActingSelectFieldProps) {
  const [passing, setPassing] = useState<string>();
  const isByKey = useRef(false);
  const settle = (isAtIt: boolean) => {
    setPassing(undefined);
    if (passing !== undefined && passing !== value) onChoose(passing, isAtIt);
  };
  return (
    <SelectField
      {...rest}
      value={passing ?? value}
      onPointerDown={() => {
        isByKey.current = false;
      }}
      onKeyDown={() => {
        isByKey.current = true;
      }}
      // Of an open list too, whose Enter changes it first.
      onKeyUp={({ key }: KeyboardEvent) => key === 'Enter' && settle(true)}
      onBlur={() => {
        isByKey.current = false;
        settle(false);
      }}
      onChange={({ currentTarget }) =>
        isByKey.current ? setPassing(currentTarget.value) : onChoose(currentTarget.value, false)
      }
    />
  );
}
