import type { Option } from '@serendib/contract/options/options';
import { t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';
import { cleared, type ListQuery, valuesOf } from '~/lib/list/list-address.ts';
import { dayFields } from '~/ui/form/day-fields.ts';
import { SelectField } from '~/ui/form/select-field.tsx';
import { TextField } from '~/ui/form/text-field.tsx';

interface FieldProps {
  query: ListQuery;
}

/** The words to look for; asked for first. */
export function SearchField({
  query,
  label,
  placeholder,
}: FieldProps & { label: string; placeholder: string }) {
  return (
    <TextField
      label={label}
      name="search"
      type="search"
      enterKeyHint="search"
      maxLength={100}
      placeholder={placeholder}
      defaultValue={valuesOf(query, 'search')[0] ?? ''}
    />
  );
}

export interface OneFilterProps extends FieldProps {
  name: string;
  label: string;
  /** The choice of nothing. */
  all: string;
  options: readonly (Option | { label: string; options: readonly Option[] })[];
}

/** One of a filter's options, or all. */
export function OneFilter({ query, name, label, all, options }: OneFilterProps) {
  const value = valuesOf(query, name)[0] ?? '';
  return <SelectField label={label} name={name} empty={all} options={options} defaultValue={value} />;
}

/** How many people are to sit in it. */
export function SeatsFilter({ query }: FieldProps) {
  const [seats = ''] = valuesOf(query, 'seats');
  return (
    <TextField
      label={t('Seats needed')}
      name="seats"
      inputMode="numeric"
      pattern="\d*"
      maxLength={2}
      defaultValue={seats}
    />
  );
}

/** On which days; who is busy on one of them is left out. */
export function DaysFilter({ query }: FieldProps) {
  return (
    <fieldset>
      <legend className="field-legend">{t('Your days')}</legend>
      <div className={dayFields}>
        <TextField
          label={t('First day')}
          name="from"
          type="date"
          defaultValue={valuesOf(query, 'from')[0] ?? ''}
        />
        <TextField
          label={t('Last day')}
          name="to"
          type="date"
          defaultValue={valuesOf(query, 'to')[0] ?? ''}
        />
      </div>
    </fieldset>
  );
}

/** From how much to how much, in rupees. */
export function PriceFilter({
  query,
  legend = t('Price, LKR'),
  children,
}: FieldProps & { legend?: string | undefined; children?: ReactNode }) {
  const [min = ''] = valuesOf(query, 'minPrice');
  const [max = ''] = valuesOf(query, 'maxPrice');
  return (
    <fieldset>
      <legend className="field-legend">{legend}</legend>
      {children}
      <div className="grid grid-cols-2 gap-3">
        <TextField label={t('From', {}, 'a price')} name="minPrice" inputMode="numeric" defaultValue={min} />
        <TextField label={t('Up to', {}, 'a price')} name="maxPrice" inputMode="numeric" defaultValue={max} />
      </div>
    </fieldset>
  );
}

/** The order and the map are chosen above the list; a form of filters keeps them. */
export const SortInput = ({ query }: FieldProps) =>
  Object.keys(cleared(query)).flatMap((name) =>
    valuesOf(query, name).map((value) => <input key={name} type="hidden" name={name} value={value} />),
  );
