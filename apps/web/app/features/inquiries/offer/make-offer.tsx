import type { Inquiry } from '@serendib/contract/inquiries/inquiry';
import { inquiryTransitionsOf } from '@serendib/contract/inquiries/states';
import { keyOf } from '@serendib/contract/listings/endpoints/keys';
import type { Price } from '@serendib/contract/listings/price/price';
import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { Button } from '~/ui/form/button.tsx';
import type { ThreadCalls } from '../thread/use-thread.ts';
import { OfferForm } from './offer-form.tsx';

/** The listing's own price, as it is read; none where it cannot be had. */
async function fetchPrice({ listing }: Inquiry): Promise<Price | null> {
  if (!listing || listing.kind === 'destination') return null;
  const ask = call as (key: string, options: object) => Promise<{ price?: Price | null }>;
  const found = await ask(keyOf(listing.kind, 'one'), { params: { id: listing._id } }).catch(() => null);
  return found?.price ?? null;
}

/** For a partner: an offer, or a new one in place of the one that stands. */
export function MakeOffer(props: { thread: Inquiry } & ThreadCalls) {
  const { thread } = props;
  const [price, setPrice] = useState<Price | null>();
  const [busy, setBusy] = useState(false);
  const can =
    thread.as === 'partner' &&
    inquiryTransitionsOf(thread.status, 'partner').some(({ event }) => event === 'offer');
  if (!can) return null;
  const open = async () => {
    setBusy(true);
    setPrice(await fetchPrice(thread));
    setBusy(false);
  };
  if (price !== undefined) return <OfferForm {...props} price={price} onClose={() => setPrice(undefined)} />;
  return (
    <p>
      <Button busy={busy} look={thread.status === 'offered' ? 'line' : 'act'} onClick={() => void open()}>
        {thread.status === 'offered' ? t('Make another offer') : t('Make an offer')}
      </Button>
    </p>
  );
}
