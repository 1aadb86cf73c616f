import { placeName } from '@serendib/contract/options/places';
import { t } from '@serendib/contract/words/t';
import { Link, useHref, useNavigate } from 'react-router';
import { districtChoices } from '~/lib/list/district-choices.ts';
import { Button } from '~/ui/form/button.tsx';
import { SelectField } from '~/ui/form/select-field.tsx';
import { useFollowed } from '~/ui/form/use-followed.ts';
import { districtAddress, mapPath, type PinQuery } from './district.ts';

const provinces = [
  { province: 'Western', district: 'Colombo' },
  { province: 'Central', district: 'Kandy' },
  { province: 'Northern', district: 'Jaffna' },
] as const;

/** A GET form, so that a district can be chosen without scripts; with them it is shown at once. */
export function DistrictPicker({ chosen, pins }: { chosen: string; pins: PinQuery }) {
  const navigate = useNavigate();
  const go = (name: string) => void navigate(districtAddress(name, pins), { preventScrollReset: true });
  const form = useFollowed({ district: chosen });
  return (
    <div className="flex flex-wrap items-end gap-x-7 gap-y-4">
      <form
        ref={form}
        action={useHref(mapPath)}
        method="get"
        className="flex flex-[1_1_17rem] items-end gap-2 sm:max-w-sm"
      >
        {Object.entries(pins).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SelectField
          className="flex-1"
          label={t('District')}
          name="district"
          options={districtChoices}
          defaultValue={chosen}
          onChange={(event) => go(event.currentTarget.value)}
        />
        <Button type="submit" look="line" className="[[data-js]_&]:hidden">
          {t('Show')}
        </Button>
      </form>
      <nav aria-label={t('Provinces')} className="flex flex-wrap gap-2">
        {provinces.map(({ province, district }) => (
          <Link
            key={province}
            to={districtAddress(district, pins)}
            preventScrollReset
            className="btn btn-line btn-small"
            aria-current={district === chosen ? 'true' : undefined}
            aria-label={t('{province} Province', { province: placeName(province) })}
          >
            {placeName(province)}
          </Link>
        ))}
      </nav>
    </div>
  );
}
