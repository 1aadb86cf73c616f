import { t } from '@serendib/contract/words/t';
import { Suspense } from 'react';
import { useUser } from '~/lib/session/session-user.ts';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';
import { BuyButton } from './buy-button.tsx';
import type { VoucherService } from './voucher-note.tsx';

const VoucherNote = lazyPart(() => import('./voucher-note.tsx'));
const RenewTour = lazyPart(() => import('./renew-tour.tsx'));

const words: Record<VoucherService, string> = {
  sponsored_blog_post: t('Buy a post'),
  tour_partnership: t('Buy a month for a new tour'),
};

export interface VoucherEndProps {
  service: VoucherService;
  place: string;
  /** Whether tours that are there already can be chosen. */
  renews?: boolean | undefined;
}

/** Buys one submission. What the reader has paid for or listed already comes after, where they are signed in. */
export function VoucherEnd({ service, place, renews = false }: VoucherEndProps) {
  const user = useUser();
  return (
    <>
      <BuyButton service={service} place={place}>
        {words[service]}
      </BuyButton>
      {user && (
        <Suspense key={user._id}>
          <VoucherNote service={service} />
          {renews && <RenewTour place={place} />}
        </Suspense>
      )}
    </>
  );
}
