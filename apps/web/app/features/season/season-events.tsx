import { daysInWords, weekdayAndYearInWords } from '@serendib/contract/calendar-words';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import type { Linked, SeasonData } from './season-data.ts';

/** What happens then, what is to be minded, and feasts by their days. */
export function Happenings({ happenings, festivals }: SeasonData) {
  const good = happenings.filter(({ isCare }) => !isCare);
  const care = happenings.filter(({ isCare }) => isCare);
  return (
    <>
      <List id="season-happens" title={t('What happens')} things={good} />
      <List id="season-care" title={t('To be minded')} things={care} />
      <List
        id="season-feasts"
        title={t('Festivals and holidays')}
        things={festivals.map(({ from, to, isEstimate, ...festival }) => ({
          ...festival,
          key: `${festival.name} ${from}`,
          when: isEstimate
            ? t('About {days}', { days: daysInWords({ from, to }) })
            : daysInWords({ from, to }),
        }))}
      />
    </>
  );
}

interface Thing {
  name: string;
  line: string;
  places: Linked[];
  when?: string;
  key?: string;
}

function List({ id, title, things }: { id: string; title: string; things: Thing[] }) {
  if (things.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 id={id}>{title}</h2>
      <ul className="season-list">
        {things.map(({ key, name, line, places, when }) => (
          <li key={key ?? name}>
            <h3>{name}</h3>
            {when && <p className="font-semibold">{when}</p>}
            <p>{line}</p>
            {places.length > 0 && (
              <p className="flex flex-wrap gap-x-4">
                {places.map((place) => (
                  <Link key={place.to} to={place.to} className="link inline-flex min-h-11 items-center">
                    {place.name}
                  </Link>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is not told of years whose days were not looked up yet. */
export function NotKnownYet({ knownUpTo }: SeasonData) {
  if (knownUpTo === null) return null;
  return (
    <p className="max-w-[64ch]">
      {t('Full moon days, and feasts whose days change each year, are known here up to the end of {year}.', {
        year: String(knownUpTo),
      })}
    </p>
  );
}

/** Full moon days, and what is closed on them. */
export function PoyaDays({ poya }: SeasonData) {
  if (poya.length === 0) return null;
  return (
    <section aria-labelledby="season-poya" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 id="season-poya">{t('Full moon days')}</h2>
      <p className="max-w-[64ch]">
        {t(
          'Each full moon is a Poya, a public holiday. No alcohol is sold or served, many butchers, banks, offices and some shops and museums are closed, and temples are full of people in white.',
        )}
      </p>
      <ul className="season-days">
        {poya.map(({ day, name, isEstimate }) => (
          <li key={day}>
            <b>{name}</b>
            <span>{weekdayAndYearInWords(day)}</span>
            {isEstimate && <span>{t('reckoned; the list of holidays may differ by a day')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
