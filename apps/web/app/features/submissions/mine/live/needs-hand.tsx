import { kinds } from '@serendib/contract/listings/kinds/index';
import { paymentWentBack } from '@serendib/contract/moderation/payment-went-back';
import { parts, t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { wentBack } from '~/lib/words/went-back.ts';
import { languageOf } from '~/ui/text/language.ts';
import { rich } from '~/ui/text/rich.ts';
import type { MyListing } from '../my-listing.ts';
import { fieldAddress } from './advice.ts';

/** Of my listings, what needs a hand now, each with the one press that does it. Nothing where nothing does. */
export function NeedsHand({ mine }: { mine: readonly MyListing[] }) {
  const rejected = mine.filter(({ status }) => status === 'rejected');
  const bare = mine.filter(
    ({ status, isHidden, imageIsDrawing }) => status === 'approved' && !isHidden && imageIsDrawing,
  );
  const rows = [
    ...rejected.map((one) => ({
      one,
      ...(one.rejectReason === paymentWentBack
        ? { words: parts('{title} is not shown: its payment went back'), press: wentBack.link }
        : { words: parts('{title} is not approved yet'), press: t('Mend it') }),
      to: one.edit,
    })),
    ...bare.map((one) => ({
      one,
      words: parts('{title} has no photo of its own'),
      press: t('Add a photo'),
      to: fieldAddress(one.kind, one.edit, kinds[one.kind].image),
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="needs-hand" className="wrap pt-5 pb-4">
      <h2 id="needs-hand" className="text-19">
        {t('Needs your hand')}
      </h2>
      <ul>
        {rows.map(({ one, words, press, to }) => (
          <li
            key={one._id}
            className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-1"
          >
            <span className="min-w-0 wrap-anywhere">
              {rich(words, {
                title: (
                  <strong className="font-semibold" lang={languageOf(one.title)}>
                    {one.title}
                  </strong>
                ),
              })}
            </span>
            <Link
              to={to}
              className="link inline-flex min-h-11 items-center"
              aria-label={`${press}: ${one.title}`}
            >
              {press}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
