import type { Inquiry } from '@serendib/contract/inquiries/inquiry';
import type { Offer } from '@serendib/contract/inquiries/offer';
import { formatLkr } from '@serendib/contract/words/lkr';
import { t } from '@serendib/contract/words/t';
import type { ReactNode, RefObject } from 'react';
import { Disclosure } from '~/ui/navigate/disclosure.tsx';
import { Amount } from '~/ui/text/price.tsx';
import { differencesOf } from './differences.tsx';
import { OfferSheet } from './offer-sheet.tsx';

interface StandingOfferProps {
  thread: Inquiry;
  /** From which the keyboard goes on once the offer is made, or accepted. */
  heading?: RefObject<HTMLHeadingElement | null>;
  children?: ReactNode;
}

/** The offer that counts now, what it says otherwise than the one before, and all those before it. */
export function StandingOffer({ thread, heading, children }: StandingOfferProps) {
  const [newest, ...older] = thread.offers;
  if (!newest) return null;
  const title = titleOf(newest);
  return (
    <section aria-label={title} className="grid gap-4 border-t-[1.5px] border-ink pt-5">
      <h2 ref={heading} className="text-26">
        {title}
      </h2>
      {older[0] && newest.state === 'current' && <Differences before={older[0]} after={newest} />}
      <OfferSheet offer={newest} kilometres={thread.kilometres} />
      {children}
      {older.map((one) => (
        <Disclosure
          key={one._id}
          title={
            <Amount
              value={String(one.total)}
              words={t('An earlier offer of {total}', { total: formatLkr(one.total) })}
            />
          }
        >
          <OfferSheet offer={one} kilometres={thread.kilometres} />
        </Disclosure>
      ))}
    </section>
  );
}

const titleOf = ({ state }: Offer): string =>
  ({
    current: t('The offer', {}, 'for a request'),
    accepted: t('What was agreed'),
    superseded: t('An offer that stands no more'),
    lapsed: t('An offer that is not valid any more'),
  })[state];

function Differences({ before, after }: { before: Offer; after: Offer }) {
  const said = differencesOf(before, after);
  if (said.length === 0) return null;
  return (
    <div className="border-s-4 border-act ps-4">
      <p className="font-[650]">{t('What is different from the offer before')}</p>
      <ul className="text-15">
        {said.map((words, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an offer never changes, and two of its lines may say the same
          <li key={index} className="wrap-anywhere">
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
