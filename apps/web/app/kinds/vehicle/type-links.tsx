import { vehicleTypes } from '@serendib/contract/options/options';
import { t } from '@serendib/contract/words/t';
import { useHref, useSubmit } from 'react-router';
import { type ListQuery, listAddress, valuesOf, without, withValue } from '~/lib/list/list-address.ts';
import { Button } from '~/ui/form/button.tsx';
import { ChipLink } from '~/ui/form/chip.tsx';
import { SelectField } from '~/ui/form/select-field.tsx';
import { useFollowed } from '~/ui/form/use-followed.ts';

const list = '/vehicles';

/** Types as buttons; as one dropdown where there is no room for them. */
export function VehicleTypes({ query }: { query: ListQuery }) {
  const current = valuesOf(query, 'type');
  return (
    <nav aria-label={t('Vehicle types')}>
      <ul className="hidden flex-wrap gap-2 sm:flex">
        <li>
          <ChipLink to={listAddress(list, without(query, 'type'))} current={current.length === 0}>
            {t('All')}
          </ChipLink>
        </li>
        {vehicleTypes.map(({ value, label }) => (
          <li key={value}>
            <ChipLink
              to={listAddress(list, withValue(query, 'type', value))}
              current={current.includes(value)}
            >
              {label}
            </ChipLink>
          </li>
        ))}
      </ul>
      <TypeDropdown query={query} current={current[0] ?? ''} />
    </nav>
  );
}

function TypeDropdown({ query, current }: { query: ListQuery; current: string }) {
  const submit = useSubmit();
  const form = useFollowed(query);
  return (
    <form
      ref={form}
      action={useHref(list)}
      className="flex items-end gap-3 sm:hidden"
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
    >
      <OtherFilters query={without(query, 'type')} />
      <SelectField
        className="flex-1"
        label={t('Vehicle type')}
        labelHidden
        name="type"
        empty={t('All types')}
        options={vehicleTypes}
        defaultValue={current}
      />
      <noscript>
        <Button type="submit" look="line">
          {t('Show')}
        </Button>
      </noscript>
    </form>
  );
}

/** What a form of one filter must send along so that the others stay. */
function OtherFilters({ query }: { query: ListQuery }) {
  return Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => <input key={`${name}:${one}`} type="hidden" name={name} value={one} />),
  );
}
