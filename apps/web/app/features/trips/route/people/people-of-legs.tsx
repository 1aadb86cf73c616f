import { itemKey } from '@serendib/contract/trips/keys';
import { coverOf, nearWords, type Person, type SavedPerson } from '@serendib/contract/trips/route/cost/cover';
import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '~/ui/form/button.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { SectionHeading } from '~/ui/text/section-heading.tsx';
import type { Planned } from '../../planned.ts';
import type { SavedThere } from '../cost/saved-details.ts';
import type { AgreedThing } from '../cost/use-agreed.ts';
import { stopName } from '../route-words.ts';
import type { Reckoned } from '../use-route.ts';
import { NotOnMap, type Sought, Suggestions } from './suggestions.tsx';

/** Who drives each leg, who shows each stop and where one sleeps; and who could, where there is no person yet. */
export function PeopleOfLegs({
  trip,
  shown,
  there,
  details,
  agreed,
  route,
  planner,
}: Planned & Reckoned & SavedThere & { agreed: readonly AgreedThing[] }) {
  const [sought, setSought] = useState<{ for: Sought; stop: string }>();
  const hasBeds = ({ itemId }: Pick<Person, 'itemId'>) => ({ hasBeds: details[itemId]?.hasBeds });
  const agreedOn = ({ itemId }: Pick<Person, 'itemId'>) => agreed.find((one) => one.itemId === itemId);
  // What is agreed on is there where it hangs, also where its listing is not public any more.
  const saved = trip.items
    .filter((item) => there.includes(item) || agreedOn(item))
    .map((item): SavedPerson => ({ ...item, ...hasBeds(item) }));
  const cover = coverOf(
    trip.stops,
    route,
    saved,
    agreed.map((one) => ({ ...one, ...hasBeds(one) })),
  );
  const namesOf = (people: readonly Person[]): Name[] =>
    people.flatMap((one) => {
      const agreedName = agreedOn(one);
      return agreedName ?? (one.kind && shown[itemKey({ kind: one.kind, itemId: one.itemId })]) ?? [];
    });
  const missing =
    cover.legs.filter(({ by }) => by.length === 0).length +
    cover.stops.filter(({ needsStay }) => needsStay).length;

  return (
    <section aria-labelledby="people">
      <SectionHeading
        id="people"
        line={
          missing > 0
            ? t(
                '{missing, plural, one {# thing is open} other {# things are open}}: a drive without a driver, or a night without a bed.',
                { missing },
              )
            : t('Each drive has a driver, and each night a bed.')
        }
      >
        {t('Somebody for every leg')}
      </SectionHeading>
      <ol className="border-t-[1.5px] border-ink">
        {trip.stops.map((stop, index) => {
          const leg = cover.legs[index - 1];
          const here = cover.stops[index];
          const start = trip.stops[index - 1];
          const nearStop = nearWords(stop, planner.pointOf);
          const near = (sought?.for === 'driver' && start && nearWords(start, planner.pointOf)) || nearStop;
          const toSeek = (want: Sought) => ({
            isOpen: sought?.for === want && sought.stop === stop.id,
            onToggle: (isOpen: boolean) => setSought(isOpen ? { for: want, stop: stop.id } : undefined),
          });
          return (
            <li key={stop.id} className="grid gap-y-2 border-b border-line py-4">
              <h3 className="text-17">{stopName(stop, planner)}</h3>
              <div className="grid gap-x-8 md:grid-cols-3">
                {leg && start && (
                  <Part
                    label={t('Driver from {place}', { place: stopName(start, planner) })}
                    people={namesOf(leg.by)}
                    find={t('Find a driver')}
                    {...toSeek('driver')}
                  />
                )}
                {here && stop.nights > 0 && (
                  <>
                    <Part
                      label={t('A place to stay')}
                      people={namesOf(here.stays)}
                      find={t('Find a bed')}
                      {...toSeek('stay')}
                    />
                    <Part
                      label={t('Guide')}
                      people={namesOf(here.guides)}
                      find={t('Find a guide')}
                      {...toSeek('guide')}
                    />
                  </>
                )}
              </div>
              {sought?.stop === stop.id && !near && (
                <NotOnMap trip={trip} place={stopName(stop, planner)} sought={sought.for} />
              )}
              {sought?.stop === stop.id && near && (
                <Suggestions
                  key={sought.for}
                  trip={trip}
                  stop={stop}
                  route={route}
                  place={stopName(stop, planner)}
                  sought={sought.for}
                  near={near}
                />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** What is public has a page. */
interface Name {
  _id: string;
  title: string;
  href: string | undefined;
}

interface PartProps {
  label: string;
  people: readonly Name[];
  find: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

function Part({ label, people, find, isOpen, onToggle }: PartProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <span className="text-15 text-ink-2">{label}</span>
      {people.map(({ _id, title, href }) =>
        href ? (
          <Link
            key={_id}
            to={href}
            className="link inline-flex min-h-11 items-center"
            lang={languageOf(title)}
          >
            {title}
          </Link>
        ) : (
          <span key={_id} lang={languageOf(title)}>
            {title}
          </span>
        ),
      )}
      {people.length === 0 && (
        <>
          <span className="text-15 font-semibold">{t('nobody yet')}</span>
          <Button look="plain" aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
            {find}
          </Button>
        </>
      )}
    </div>
  );
}
