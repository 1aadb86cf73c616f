import { cancellationWords } from '@serendib/contract/inquiries/cancellation-in-words';
import type { ComparedInquiry } from '@serendib/contract/inquiries/inquiry';
import { kilometresInWords } from '@serendib/contract/inquiries/kilometres-in-words';
import type { Offer } from '@serendib/contract/inquiries/offer';
import { pointWords } from '@serendib/contract/inquiries/points';
import { formatLkr } from '@serendib/contract/words/lkr';
import { t } from '@serendib/contract/words/t';
import { momentThereAndHere, statusWords, whenInWords } from '~/lib/inquiries/thread-words.ts';
import { wholeWay } from '~/lib/inquiries/whole-way-words.ts';
import { capitalised } from '~/lib/words/capitalised.ts';
import { answeredWords, replyWords } from '~/lib/words/reply-words.ts';
import { ratingFigure } from '~/ui/text/rating-figure.ts';

/** What is said in a row; of a sum also its rupees, for machines. */
interface Cell {
  words: string;
  value: string | null;
}
export interface Row {
  label: string;
  cells: (Cell | null)[];
  /** What is said by an offer alone. */
  isOfOffer: boolean;
}

/** All that is said of several offers, line by line: what one has and another lacks stands in the same line. */
export function offerRows(threads: readonly ComparedInquiry[]): Row[] {
  type Said = Cell | string | null;
  const rowOf = (label: string, say: (thread: ComparedInquiry) => Said, isOfOffer = false): Row => ({
    ...{ label, isOfOffer },
    cells: threads.map((thread) => {
      const said = say(thread);
      return typeof said === 'string' ? { words: said, value: null } : said;
    }),
  });
  const ofOffer = (label: string, say: (offer: Offer) => Said) =>
    rowOf(label, ({ offer }) => offer && say(offer), true);
  const ofMoney = (label: string, amount: 'perDay' | 'perPerson') =>
    rowOf(label, ({ [amount]: rupees }) => (rupees === null ? null : moneyCell(rupees)), true);
  const points = [
    ...new Set(threads.flatMap(({ offer }) => (offer ? [...offer.included, ...offer.notIncluded] : []))),
  ];
  return [
    rowOf(t('How it stands'), ({ status }) => statusWords[status]),
    ofOffer(t('In all'), ({ total }) => moneyCell(total)),
    ofMoney(t('For a day'), 'perDay'),
    ofMoney(t('For a person'), 'perPerson'),
    ofOffer(t('The days'), whenInWords),
    ofOffer(t('Kilometres'), kilometresInWords),
    rowOf(t('The whole way'), ({ offer, kilometres }) => offer && wholeWay(offer, kilometres), true),
    ...points.map((point) =>
      ofOffer(pointWords(point), ({ included, notIncluded }) =>
        included.includes(point)
          ? t('Included')
          : notIncluded.includes(point)
            ? t('Not included')
            : t('not said'),
      ),
    ),
    ofOffer(t('Cancellation'), ({ cancellation }) => cancellationWords(cancellation)),
    ofOffer(t('Valid until'), ({ validUntil }) => momentThereAndHere(validUntil)),
    rowOf(
      t('Answers', {}, 'how soon a partner does'),
      ({ replies }) => replies && capitalised(replyWords(replies) ?? answeredWords(replies)),
    ),
    rowOf(t('After journeys agreed on here'), ({ evidence }) =>
      evidence
        ? t('{rating} of 5, {count, plural, one {# review} other {# reviews}}', {
            rating: ratingFigure.format(evidence.average),
            count: evidence.count,
          })
        : null,
    ),
    rowOf(t('Reviews'), ({ listing }) =>
      listing?.averageRating
        ? t('{rating} of 5, {count, plural, one {# review} other {# reviews}}', {
            rating: ratingFigure.format(listing.averageRating),
            count: listing.reviewCount,
          })
        : null,
    ),
  ].filter(({ cells }) => cells.some((cell) => cell?.words));
}

const moneyCell = (rupees: number): Cell => ({ words: formatLkr(rupees), value: String(rupees) });
