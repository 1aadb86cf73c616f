import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { Form, useSubmit } from 'react-router';
import type { ListQuery } from '~/lib/list/list-address.ts';
import { Button } from '~/ui/form/button.tsx';
import { Icon } from '~/ui/form/icon.tsx';
import { SelectField } from '~/ui/form/select-field.tsx';
import { SearchField, TextField } from '~/ui/form/text-field.tsx';
import { useFollowed } from '~/ui/form/use-followed.ts';

export interface TableFilter {
  name: string;
  label: string;
  /** A choice of these; a line of words without them. */
  options?: readonly { value: string; label: string }[];
  /** The option that holds where none is chosen; without it nothing is narrowed then. */
  standard?: string;
  type?: 'date';
  placeholder?: string;
}

interface TableFiltersProps {
  filters: readonly TableFilter[];
  query: ListQuery;
  /** What is narrowed by a link alone and stays. */
  kept?: Record<string, string>;
}

const isWords = ({ options, type }: TableFilter) => !options && !type;

/**
 * What narrows a table: choices ask anew at once, words when they are sent. On a phone the choices lie under a button,
 * so that the work begins on the first screen.
 */
export function TableFilters({ filters, query, kept = {} }: TableFiltersProps) {
  const submit = useSubmit();
  const [isOpen, setOpen] = useState(false);
  const given = (name: string) => [query[name] ?? ''].flat()[0] ?? '';
  const choices = filters.filter((filter) => !isWords(filter));
  const active = choices.filter(({ name, standard = '' }) => !['', standard].includes(given(name))).length;
  const standards = filters.map(({ name, standard = '' }) => [name, standard]);
  const form = useFollowed({ ...Object.fromEntries(standards), ...query });
  return (
    <search>
      <Form
        ref={form}
        method="get"
        className="admin-filters"
        data-open={isOpen || undefined}
        onChange={(event) => {
          const { tagName, type } = event.target as EventTarget as HTMLInputElement;
          if (tagName === 'SELECT' || type === 'date') void submit(event.currentTarget);
        }}
      >
        {Object.entries(kept).map(([name, word]) => (
          <input key={name} type="hidden" name={name} value={word} />
        ))}
        {filters.filter(isWords).map(({ name, label, placeholder }) => (
          <SearchField
            key={name}
            name={name}
            label={label}
            placeholder={placeholder}
            defaultValue={given(name)}
            className="col-span-full sm:col-span-2"
          />
        ))}
        {choices.length > 0 && (
          <p className="admin-more">
            <Button small look="line" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              <Icon name="filter" className="size-4.5" />
              {t('Filters')}
              {active > 0 && ` (${active})`}
            </Button>
          </p>
        )}
        {choices.map(({ name, label, options, standard }) =>
          options ? (
            <SelectField
              key={name}
              name={name}
              label={label}
              empty={standard === undefined ? t('Any') : undefined}
              options={options}
              defaultValue={given(name) || standard}
              className="admin-choice"
            />
          ) : (
            <TextField
              key={name}
              name={name}
              label={label}
              type="date"
              defaultValue={given(name)}
              className="admin-choice"
            />
          ),
        )}
      </Form>
    </search>
  );
}
