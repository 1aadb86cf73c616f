import { offeredRadiiKm, usualRadiusKm } from '@serendib/contract/listings/limits';
import { t } from '@serendib/contract/words/t';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { type ListQuery, valuesOf } from '~/lib/list/list-address.ts';
import { findPlaces } from '~/lib/places/places.ts';
import { ownName } from '../text/other-names.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

/** Near which place, and how far from it; what is known is offered once the line is used. */
export function NearField({ query }: { query: ListQuery }) {
  const [near = ''] = valuesOf(query, 'near');
  const [radius = ''] = valuesOf(query, 'radius');
  const [names, setNames] = useState<readonly string[]>([]);
  const id = useId();
  const asked = Number(radius);
  const distances =
    asked && !offeredRadiiKm.includes(asked)
      ? [...offeredRadiiKm, asked].sort((a, b) => a - b)
      : offeredRadiiKm;
  const offer = () => {
    if (names.length === 0)
      void findPlaces(call).then((places) => setNames([...new Set(places.map(ownName))].sort()));
  };
  const fields = useRef<HTMLDivElement>(null);
  // React replays a focus that came before it took up the part, but loses one in thirty.
  const offerWhereFocused = useEffectEvent(() => {
    if (fields.current?.contains(document.activeElement)) offer();
  });
  useEffect(() => offerWhereFocused(), []);
  return (
    <div ref={fields} className="near-fields">
      <TextField
        label={t('Near', {}, 'a place')}
        name="near"
        list={id}
        maxLength={100}
        autoComplete="off"
        placeholder={t('Town or sight')}
        defaultValue={near}
        onFocus={offer}
      />
      <SelectField
        label={t('Within')}
        name="radius"
        empty={t('{km} km', { km: usualRadiusKm })}
        options={distances.map((km) => ({ value: String(km), label: t('{km} km', { km }) }))}
        defaultValue={radius}
      />
      <datalist id={id}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}
