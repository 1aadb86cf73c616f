import { t } from '@serendib/contract/words/t';
import { ChipCheckboxes, ChipRadios } from '~/ui/form/chip-group.tsx';
import { Checkbox } from '~/ui/form/choice.tsx';
import { MultiComboboxField } from '~/ui/form/combobox-field.tsx';
import { SelectField } from '~/ui/form/select-field.tsx';
import type { WidgetProps } from '../form/form-context.ts';

/** As many as are seen at a glance; more are found by typing, or in the browser's own list. */
const fewChoices = 7;
const manyChoices = 16;

export function ChoiceControl({ field, value, onChange, error, required, disabled }: WidgetProps<string>) {
  const options = field.options ?? [];
  const words = { hint: field.hint, error, required };
  if (options.length > fewChoices) {
    return (
      <SelectField
        {...words}
        label={field.label}
        name={field.name}
        disabled={disabled}
        empty={required ? t('Please choose') : t('Not said')}
        options={options}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return (
    <ChipRadios
      {...words}
      legend={field.label}
      name={field.name}
      disabled={disabled}
      // What may be left unsaid can be unsaid again.
      options={required || field.default ? options : [...options, { value: '', label: t('Not said') }]}
      value={value}
      onChange={onChange}
    />
  );
}

export function ChoicesControl({ field, value, onChange, error, required, disabled }: WidgetProps<string[]>) {
  const options = field.options ?? [];
  const words = { hint: field.hint, error, required };
  if (options.length > manyChoices && !field.groups) {
    return (
      <MultiComboboxField
        {...words}
        label={field.label}
        disabled={disabled}
        options={options}
        value={value}
        onChange={onChange}
      />
    );
  }
  const groups = Object.entries(field.groups ?? {}).map(([label, own]) => ({ label, options: own }));
  const isAll = options.every((option) => value.includes(option.value));
  return (
    <div className="grid gap-2">
      <ChipCheckboxes
        {...words}
        legend={field.label}
        name={field.name}
        disabled={disabled}
        options={groups.length > 0 ? groups : options}
        value={value}
        onChange={onChange}
      />
      {field.allOptions && (
        <p>
          <button
            type="button"
            className="chip"
            aria-pressed={isAll}
            disabled={disabled}
            onClick={() => onChange(isAll ? [] : options.map((option) => option.value))}
          >
            {field.allOptions}
          </button>
        </p>
      )}
    </div>
  );
}

export function FlagControl({ field, value, onChange, error, disabled }: WidgetProps<boolean>) {
  return (
    <Checkbox
      label={field.label}
      name={field.name}
      hint={field.hint}
      error={error}
      disabled={disabled}
      checked={value}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
