import type { Inquiry } from '@serendib/contract/inquiries/inquiry';
import { inquiryTransitionsOf } from '@serendib/contract/inquiries/states';
import { keyOf } from '@serendib/contract/listings/endpoints/keys';
import { t } from '@serendib/contract/words/t';
import { type RefObject, useRef, useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { Button } from '~/ui/form/button.tsx';
import { goTo } from '~/ui/navigate/focus-on.ts';
import type { ThreadCalls } from '../thread/use-thread.ts';
import { OfferForm } from './offer-form.tsx';
import type { ListingPrices } from './usual-lines.ts';

/** The listing's own prices, as they are read; none where they cannot be had. */
async function fetchPrices({ listing }: Inquiry): Promise<ListingPrices> {
  if (!listing || listing.kind === 'destination') return {};
  const ask = call as (key: string, options: object) => Promise<ListingPrices>;
  return ask(keyOf(listing.kind, 'one'), { params: { id: listing._id } }).catch(() => ({}));
}

interface MakeOfferProps extends ThreadCalls {
  thread: Inquiry;
  /** Of the offer that stands. */
  heading: RefObject<HTMLElement | null>;
}

/** For a partner: an offer, or a new one in place of the one that stands. */
export function MakeOffer({ heading, ...props }: MakeOfferProps) {
  const { thread } = props;
  const opener = useRef<HTMLButtonElement>(null);
  const [prices, setPrices] = useState<ListingPrices>();
  const [busy, setBusy] = useState(false);
  const can =
    thread.as === 'partner' &&
    inquiryTransitionsOf(thread.status, 'partner').some(({ event }) => event === 'offer');
  if (!can) return null;
  const open = async () => {
    setBusy(true);
    setPrices(await fetchPrices(thread));
    setBusy(false);
  };
  const close = (isSent: boolean) => {
    setPrices(undefined);
    requestAnimationFrame(() => {
      if (isSent && heading.current) goTo(heading.current);
      else opener.current?.focus();
    });
  };
  if (prices) return <OfferForm {...props} prices={prices} onClose={close} />;
  return (
    <p>
      <Button
        ref={opener}
        busy={busy}
        look={thread.status === 'offered' ? 'line' : 'act'}
        onClick={() => void open()}
      >
        {thread.status === 'offered' ? t('Make another offer') : t('Make an offer')}
      </Button>
    </p>
  );
}
