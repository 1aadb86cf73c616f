import { dayInWords } from '@serendib/contract/calendar';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import type { ReplyOf } from '~/lib/api/call.ts';
import type { Planned } from './on-top.ts';

type Shown = ReplyOf<'GET /tours/{id}/departures'>;

/** The threads in which places of a departure are agreed on, where they are told. */
export const agreedOn = ({ promised = [] }: Shown, day: string): string[] =>
  promised.filter((one) => one.day === day).map(({ inquiryId }) => inquiryId);

/** Departures of which more places are agreed on than are wanted, with those agreements. */
export function inTheWayOf(wanted: readonly Planned[], there: Shown) {
  const places = new Map(wanted.map((one) => [one.day, one.places]));
  return there.departures
    .filter((one) => one.places - one.left > (places.get(one.day) ?? 0))
    .map(({ day }) => ({ day, agreements: agreedOn(there, day) }))
    .filter(({ agreements }) => agreements.length > 0);
}

interface AgreementsProps {
  ids: readonly string[];
  /** Of which day they are, where nothing beside them says so. */
  day?: string;
}

/** The way to agreements of a departure, which are cancelled there before it is taken away. */
export const Agreements = ({ ids, day }: AgreementsProps) =>
  ids.length > 0 && (
    <p className="col-span-full flex flex-wrap items-center gap-x-4">
      {day && <span>{dayInWords(day)}</span>}
      {ids.map((id, index) => (
        <Link key={id} to={`/inquiries/${id}`} className="link inline-flex min-h-11 items-center text-15">
          {ids.length === 1
            ? t('Open the agreement')
            : t('Open agreement {number} of {count}', {
                number: String(index + 1),
                count: String(ids.length),
              })}
        </Link>
      ))}
    </p>
  );
