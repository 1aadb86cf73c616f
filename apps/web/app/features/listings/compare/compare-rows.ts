import { busyWords } from '@serendib/contract/listings/availability';
import type { Comparison } from '@serendib/contract/listings/compare/endpoint';
import { type Kind, takesDays } from '@serendib/contract/listings/kind';
import type { Price } from '@serendib/contract/listings/price/price';
import { priceLine } from '@serendib/contract/listings/price/price-line';
import { amountText, priceValue, shownPrice, unitText } from '@serendib/contract/listings/price/price-text';
import { t } from '@serendib/contract/words/t';
import { capitalised } from '~/lib/words/capitalised.ts';
import { answeredWords, replyWords } from '~/lib/words/reply-words.ts';
import { seenWords } from '~/lib/words/seen-words.ts';
import { ratingFigure } from '~/ui/text/rating-figure.ts';
import { factsOf } from '../facts-of.ts';

/** What is said of one thing in a row; null where it is not said. */
export interface Cell {
  words: string;
  /** Of a price, for machines. */
  value?: string | null;
  /** A second line, smaller. */
  line?: string | null;
}
export interface Row {
  label: string;
  cells: (Cell | null)[];
  /** Whether not all say the same. */
  differs: boolean;
}

type Item = Comparison['items'][number];
type Shown = Record<string, unknown> & NonNullable<Item['listing']>;
const figure = new Intl.NumberFormat('en-LK', { maximumFractionDigits: 1 });

const onDatesWords = {
  free: t('Free on your dates'),
  ask: t('Ask for dates'),
  // Perhaps for who compares: a hold counts as well, and nothing says whose it is.
  busy: t('Busy or held for an offer'),
};

/** How one is reached stands on its page; here it is told from the others. */
const isWay = (kind: Kind, name: string) =>
  ['phone', 'email', 'url'].includes(kind.fields.find((field) => field.name === name)?.type ?? '');

/** All that is said of several of a kind, line by line. What none of them says has no line. */
export function compareRows(kind: Kind, { items, days, near }: Comparison): Row[] {
  const shown = items.map(({ listing }) => listing as Shown | null);
  const rowOf = (label: string, say: (item: Item & { listing: Shown }) => Cell | null): Row => {
    const cells = items.map((item) =>
      item.listing ? say({ ...item, listing: item.listing as Shown }) : null,
    );
    const said = new Set(
      cells.flatMap((cell, at) => (shown[at] ? [`${cell?.words ?? ''} ${cell?.line ?? ''}`] : [])),
    );
    return { label, cells, differs: said.size > 1 };
  };
  const pricedBy = kind.pricedBy?.field ?? '';
  const facts = shown.map(
    (one) => new Map(one ? factsOf(kind, one).map(({ label, value }) => [label, value]) : []),
  );
  const factRows = [...kind.facts, ...(kind.compared ?? [])]
    .filter(({ field }) => field !== pricedBy && field !== 'availability' && !isWay(kind, field))
    .map(({ field, label }) => {
      const cells = shown.map((one, at) => {
        const words = one && (facts[at]?.get(label) ?? plain(one[field]));
        return words ? { words } : null;
      });
      const said = new Set(cells.flatMap((cell, at) => (shown[at] ? [cell?.words ?? ''] : [])));
      return { label, cells, differs: said.size > 1 };
    });
  const rows = [
    rowOf(t('Price'), ({ listing }) => priceCell(listing.price as Price | null, listing[pricedBy])),
    ...(days
      ? [
          rowOf(t('{days, plural, one {For # day} other {For # days}}', { days }), ({ cost, listing }) => {
            if (!cost) return null;
            const price = priceLine({ amount: amountText(cost), per: unitText(cost) });
            const isOfRoom = (listing.price as Price | null)?.per === 'roomNight';
            return {
              words: t('about {price}', { price }),
              value: priceValue(cost),
              // How many share one is not known here, and whole houses and other listings say the same words.
              line: isOfRoom ? t('for one room') : null,
            };
          }),
        ]
      : []),
    ...(days && takesDays(kind)
      ? [rowOf(t('On these days'), ({ onDates }) => (onDates ? { words: onDatesWords[onDates] } : null))]
      : []),
    rowOf(t('Rating'), ({ listing: { averageRating, reviewCount } }) => ({
      words: averageRating
        ? t('{figure} of 5', { figure: ratingFigure.format(averageRating) })
        : t('No review yet'),
      line: averageRating
        ? t('{count, plural, one {# review} other {# reviews}}', { count: reviewCount })
        : null,
    })),
    rowOf(near ? t('From {place}', { place: near }) : t('From a point on the map'), ({ distanceKm }) =>
      distanceKm === null ? null : { words: t('about {km} km', { km: figure.format(distanceKm) }) },
    ),
    ...(kind.availability
      ? [
          rowOf(t('At the moment'), ({ listing }) => ({
            words: busyWords(listing as unknown as Parameters<typeof busyWords>[0]) || t('Can be had'),
          })),
        ]
      : []),
    rowOf(
      t('Answers', {}, 'how soon a partner does'),
      ({ listing: { replies } }) =>
        replies && {
          words: capitalised(replyWords(replies) ?? answeredWords(replies)),
          line: replyWords(replies) ? answeredWords(replies) : null,
        },
    ),
    rowOf(t('Looked at by our team'), ({ listing }) => ({ words: listing.checkedAt ? t('Yes') : t('No') })),
    rowOf(t('Papers that our team has seen'), ({ listing: { papersSeen } }) =>
      papersSeen ? { words: papersSeen.map(seenWords).join('; ') } : null,
    ),
    rowOf(t('Premium'), ({ listing }) => ({ words: listing.isPremium ? t('Yes, paid for') : t('No') })),
    ...factRows,
  ];
  return rows.filter(({ cells }) => cells.some(Boolean));
}

const plain = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null);

function priceCell(price: Price | null, written: unknown): Cell | null {
  const own = typeof written === 'string' ? written : null;
  const said = shownPrice(price, own);
  return said && { words: said.amount, value: said.value, line: said.per };
}
