import type { Place } from '@serendib/contract/destinations/endpoints';
import { placeName } from '@serendib/contract/options/places';
import { longestTitle } from '@serendib/contract/trips/limits';
import { t } from '@serendib/contract/words/t';
import { type KeyboardEvent, useId, useState } from 'react';
import { usePlaces } from '~/lib/places/use-places.ts';
import { withoutAccents } from '~/lib/words/without-accents.ts';
import { Field } from '~/ui/form/field.tsx';
import { ownName } from '~/ui/text/other-names.tsx';

/** What is chosen: a place of ours, or a name alone. */
export type Chosen = Pick<Place, 'slug' | 'name'> & { latitude: number | null; longitude: number | null };

interface PlaceFieldProps {
  label: string;
  hint?: string;
  onPick: (chosen: Chosen) => void;
  /** Names that no list of ours knows are taken, too: a friend's house. */
  anyName?: boolean;
}

const most = 8;
/** The rank of what does not fit. */
const none = 9;

/** Places that are called as typed, in any script; then those whose names begin so, and those that have it within. */
function matching(places: readonly Place[], typed: string): readonly Place[] {
  const words = withoutAccents(typed.trim());
  if (!words) return [];
  const namesOf = ({ name, nameSi, nameTa }: Place) =>
    [name, nameSi, nameTa].map((one) => withoutAccents(one ?? ''));
  const rank = (place: Place) => {
    const names = namesOf(place);
    const fits = [
      (name: string) => name === words,
      (name: string) => name.startsWith(words),
      (name: string) => name.includes(words),
    ].findIndex((isSo) => names.some(isSo));
    return fits < 0 ? none : 2 * fits + (place.slug ? 0 : 1);
  };
  return places
    .map((place) => ({ place, fit: rank(place) }))
    .filter(({ fit }) => fit < none)
    .sort((one, other) => one.fit - other.fit)
    .slice(0, most)
    .map(({ place }) => place);
}

/** A place found by typing: the combobox pattern of the ARIA Authoring Practices. */
export function PlaceField({ label, hint, onPick, anyName = false }: PlaceFieldProps) {
  const listId = useId();
  const places = usePlaces();
  const [typed, setTyped] = useState('');
  const [chosen, setActive] = useState<number>();
  const found = matching(places ?? [], typed);
  // A name that no list knows may be misspelt: it is taken when it is chosen, not in passing.
  const active = chosen ?? (found.length > 0 ? 0 : -1);
  // Until the places are there, a name of one of them would be taken without its place.
  const own: Chosen[] =
    anyName && places && typed.trim()
      ? [{ slug: null, name: typed.trim().slice(0, longestTitle), latitude: null, longitude: null }]
      : [];
  const all: Chosen[] = [...found, ...own];
  const pick = (chosen: Chosen | undefined) => {
    if (!chosen) return;
    onPick(chosen);
    setTyped('');
    setActive(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setTyped('');
    else if (event.key === 'Enter') pick(all[active]);
    else if (event.key === 'ArrowDown' && all.length > 0) setActive((active + 1) % all.length);
    else if (event.key === 'ArrowUp' && all.length > 0)
      setActive((Math.max(active, 0) - 1 + all.length) % all.length);
    else return;
    event.preventDefault();
  };
  return (
    <Field label={label} hint={typed && !places ? `${t('Loading')}…` : hint}>
      {(aria) => (
        <div className="relative">
          <div className="control">
            <input
              {...aria}
              type="text"
              role="combobox"
              className="control-input"
              autoComplete="off"
              maxLength={longestTitle}
              aria-expanded={all.length > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={all[active] ? `${listId}-${active}` : undefined}
              value={typed}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                setActive(undefined);
              }}
              onKeyDown={onKeyDown}
            />
          </div>
          <div id={listId} role="listbox" aria-label={label} className="options" hidden={all.length === 0}>
            {all.map((one, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the line above
              <div
                key={`${one.slug} ${one.name} ${one.latitude}`}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                data-active={index === active}
                className="option"
                onPointerDown={(event) => event.preventDefault()}
                onPointerMove={() => setActive(index)}
                onClick={() => pick(one)}
              >
                <OptionWords place={one} />
              </div>
            ))}
          </div>
          <p className="sr-only" aria-live="polite">
            {typed && places ? t('{count} found', { count: found.length }) : ''}
          </p>
        </div>
      )}
    </Field>
  );
}

function OptionWords({ place }: { place: Chosen | Place }) {
  if (!('district' in place))
    return t('“{name}” as it stands, without a place on the map', { name: place.name });
  return (
    <>
      {ownName(place)} <span className="text-14 text-ink-2">{placeName(place.district)}</span>
    </>
  );
}
