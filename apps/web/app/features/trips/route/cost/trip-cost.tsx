import { type Price, type PriceCurrency, roundPrice } from '@serendib/contract/listings/price/price';
import { amountText, priceValue } from '@serendib/contract/listings/price/price-text';
import { goesAlong } from '@serendib/contract/trips/goes-along';
import { itemKey } from '@serendib/contract/trips/keys';
import {
  type CostLine,
  costOfTrip,
  type PricedItem,
  type Sums,
  type Unpriced,
} from '@serendib/contract/trips/route/cost/cost';
import type { TripCopy } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { useNamedStops } from '~/lib/trip/use-named-stops.ts';
import { Disclosure } from '~/ui/navigate/disclosure.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { Amount } from '~/ui/text/price.tsx';
import { SectionHeading } from '~/ui/text/section-heading.tsx';
import type { Planned } from '../../planned.ts';
import { kilometresOf } from '../route-words.ts';
import type { Reckoned } from '../use-route.ts';
import { isPriced, type SavedThere } from './saved-details.ts';
import type { useAgreed } from './use-agreed.ts';

/** What is known of what a trip costs, in all and by days, and what is not. */
export function TripCost({
  trip,
  shown,
  there,
  details,
  agreed,
  isUnread,
  route,
}: Planned & Pick<Reckoned, 'route'> & SavedThere & ReturnType<typeof useAgreed>) {
  const people = trip.adults + trip.children.length;
  const items: PricedItem[] = there.map(({ kind, itemId, stopId }) => ({
    ...{ kind, itemId, stopId },
    price: null,
    ...details[itemId],
  }));
  const { lines, unpriced, total, perDay } = costOfTrip(
    items,
    { stops: trip.stops, days: route.days, people },
    agreed,
  );
  const titleOf = (id: string) => {
    const item = trip.items.find(({ itemId }) => itemId === id);
    return item ? shown[itemKey(item)] : undefined;
  };
  const stops = useNamedStops(trip.stops);
  const whereOf = (id: string) => {
    const item = trip.items.find(({ itemId }) => itemId === id);
    if (item && goesAlong(item, stops)) return t('With you all the way');
    return stops.find((stop) => stop.id === item?.stopId)?.name;
  };
  const sums = amounts(total);
  return (
    <section aria-labelledby="cost">
      <SectionHeading
        id="cost"
        line={
          sums.length > 0
            ? t('What is known of what you saved, for {people, plural, one {# person} other {# people}}.', {
                people,
              })
            : t('Nothing that you saved says a price that can be added up yet.')
        }
      >
        {t('What it comes to')}
      </SectionHeading>
      {sums.length > 0 && (
        <>
          <table className="w-full border-t-[1.5px] border-ink text-start">
            <tbody>
              {lines.map((line) => (
                <tr
                  key={`${line.agreement ?? line.itemId} ${line.of}`}
                  className="border-b border-line align-baseline"
                >
                  <th scope="row" className="py-3 pe-4 text-start font-normal">
                    <Named
                      {...(agreed.find(({ _id }) => _id === line.agreement) ?? {
                        title: titleOf(line.itemId)?.title,
                        href: titleOf(line.itemId)?.href ?? '/trip',
                      })}
                    />
                    <span className="block text-14 text-ink-2">
                      {[timesWords(line), whereOf(line.itemId)].filter(Boolean).join(' · ')}
                    </span>
                  </th>
                  <td className="py-3 text-end tabular-figures">
                    <Sum of={{ ...line, per: null }} />
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr className="align-baseline">
                <th scope="row" className="py-3 pe-4 text-start">
                  {t('In all')}
                </th>
                <td className="py-3 text-end font-[680] tabular-figures">
                  {sums.map((sum) => (
                    <span key={sum.currency} className="block">
                      <Sum of={sum} />
                    </span>
                  ))}
                </td>
              </tr>
            </tfoot>
          </table>
          <Disclosure title={t('By days')}>
            <ol className="grid gap-1">
              {route.days
                .filter(({ number }) => perDay[number])
                .map(({ number }) => (
                  <li key={number} className="flex flex-wrap justify-between gap-x-6">
                    <span>{t('Day {number}', { number })}</span>
                    <span className="tabular-figures">
                      {amounts(perDay[number] ?? {}).map((sum, at) => (
                        <Fragment key={sum.currency}>
                          {at > 0 && ' + '}
                          <Sum of={sum} />
                        </Fragment>
                      ))}
                    </span>
                  </li>
                ))}
            </ol>
          </Disclosure>
        </>
      )}
      <NotKnown
        unpriced={unpriced.map((one) => (details[one.itemId] ? one : { ...one, why: 'notRead' }))}
        gone={trip.items.filter(
          (item) =>
            isPriced(item.kind) &&
            !there.includes(item) &&
            !agreed.some(({ itemId }) => itemId === item.itemId),
        )}
        isUnread={isUnread}
        titleOf={(id) => titleOf(id)?.title ?? t('Something you saved')}
      />
    </section>
  );
}

/** What is public has a page. */
function Named({ title, href }: { title: string | undefined; href: string | undefined }) {
  const lang = languageOf(title);
  if (!href) return <span lang={lang}>{title}</span>;
  return (
    <Link to={href} className="link" lang={lang}>
      {title}
    </Link>
  );
}

/** Marked for machines, as all prices. */
const Sum = ({ of }: { of: Price }) => <Amount value={priceValue(of)} words={amountText(of)} />;

const amounts = (sums: Sums): Price[] =>
  (Object.keys(sums) as PriceCurrency[]).flatMap((currency) => {
    const sum = sums[currency];
    if (!sum) return [];
    const to = sum.to === null ? null : roundPrice(sum.to, currency);
    return [{ from: roundPrice(sum.from, currency), to, currency, per: null }];
  });

/** What a price was taken so often for. */
function timesWords({ of, times }: CostLine): string {
  switch (of) {
    case 'days':
      return t('{times, plural, one {# day} other {# days}}', { times });
    case 'nights':
      return t('{times, plural, one {# night} other {# nights}}', { times });
    case 'people':
      return t('{times, plural, one {# person} other {# people}}', { times });
    case 'roomNights':
      return t('{times, plural, one {# room for a night} other {# rooms for a night}}', { times });
    case 'personNights':
      return t('{times, plural, one {# bed for a night} other {# beds for a night}}', { times });
    case 'personDays':
      return t('{times, plural, one {# person for a day} other {# people for a day}}', { times });
    case 'kilometres':
      return t('about {kilometres} km more than are in its price', { kilometres: kilometresOf(times) });
    case 'once':
      return t('once');
    case 'agreed':
      return t('as agreed');
  }
}

interface NotKnownProps {
  unpriced: readonly (Omit<Unpriced, 'why'> & { why: Unpriced['why'] | 'notRead' })[];
  gone: TripCopy['items'];
  /** What is agreed could not be read. */
  isUnread: boolean;
  titleOf: (id: string) => string;
}

function NotKnown({ unpriced, gone, isUnread, titleOf }: NotKnownProps) {
  const why = ({ itemId, why }: NotKnownProps['unpriced'][number]) => {
    const title = titleOf(itemId);
    if (why === 'notRead') return t('{title}: its price is not known here yet.', { title });
    if (why === 'noPrice') return t('{title}: no price that can be read. Please ask.', { title });
    if (why === 'kilometres') return t('{title}: the kilometres beyond those in its price.', { title });
    if (why === 'notOnTheWay') return t('{title}: it is not on the way yet.', { title });
    if (why === 'noNight') return t('{title}: no night is spent at its stop.', { title });
    if (why === 'byTheHour') return t('{title}: by the hour, and the hours are not known.', { title });
    return t('{title}: it is not said what the price is for.', { title });
  };
  return (
    <div className="mt-6 text-15">
      <h3 className="text-17">{t('Not in it')}</h3>
      <ul className="mt-2 grid list-disc gap-1 ps-5 text-ink-2">
        {unpriced.map((one) => (
          <li key={one.itemId}>{why(one)}</li>
        ))}
        {gone.map(({ itemId }) => (
          <li key={itemId}>{t('{title}: not on Serendib any more.', { title: titleOf(itemId) })}</li>
        ))}
        {isUnread && (
          <li>{t('What is agreed with partners: it could not be read. Prices are those of the pages.')}</li>
        )}
        <li>{t('Tickets of parks and temples, meals, boats and what you buy on the way.')}</li>
      </ul>
    </div>
  );
}
