import type { ReactNode } from 'react';
import { Group, type GroupProps } from './choice.tsx';
import type { Choice, ChoiceGroup } from './select-field.tsx';

interface ChipsProps extends Omit<GroupProps, 'options' | 'columns'> {
  options: readonly (Choice | ChoiceGroup)[];
}

export interface ChipCheckboxesProps extends ChipsProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Several of a few, close together: more of them in sight on a phone than in a list of boxes. */
export function ChipCheckboxes({ options, name, value, onChange, ...rest }: ChipCheckboxesProps) {
  const toggle = (one: string, isOn: boolean) =>
    onChange(isOn ? [...value, one] : value.filter((other) => other !== one));
  const chip = (option: Choice) => (
    <label key={option.value} className="chip">
      <input
        type="checkbox"
        name={name}
        value={option.value}
        checked={value.includes(option.value)}
        onChange={(event) => toggle(option.value, event.target.checked)}
      />
      {option.label}
    </label>
  );
  return <Chips {...rest} options={options} chip={chip} />;
}

export interface ChipRadiosProps extends ChipsProps {
  value: string;
  onChange: (value: string) => void;
}

/** One of a few. */
export function ChipRadios({ options, name, value, onChange, ...rest }: ChipRadiosProps) {
  const chip = (option: Choice) => (
    <label key={option.value} className="chip">
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={value === option.value}
        onChange={() => onChange(option.value)}
      />
      {option.label}
    </label>
  );
  return <Chips {...rest} options={options} chip={chip} />;
}

function Chips({
  options,
  chip,
  ...rest
}: Omit<ChipsProps, 'name'> & { chip: (option: Choice) => ReactNode }) {
  return (
    <Group {...rest}>
      <div className="flex flex-wrap gap-2">
        {options.map((option) =>
          'options' in option ? (
            <fieldset key={option.label} className="flex w-full flex-wrap gap-2">
              <legend className="pb-1.5 text-14 text-ink-2">{option.label}</legend>
              {option.options.map(chip)}
            </fieldset>
          ) : (
            chip(option)
          ),
        )}
      </div>
    </Group>
  );
}
