import { t } from '@serendib/contract/words/t';
import { useEffect, useState } from 'react';
import { call, type ItemOf } from '~/lib/api/call.ts';
import { Badge } from '~/ui/text/badge.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { Rating } from '~/ui/text/rating.tsx';
import type { ReviewedType } from '../reviewed.ts';

interface WaitingProps {
  itemType: ReviewedType;
  itemId: string;
  userId: string;
}

/** What I said and our team has not looked at yet: only I am shown it. */
export function Waiting({ itemType, itemId, userId }: WaitingProps) {
  const [mine, setMine] = useState<ItemOf<'GET /reviews/mine'>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person's is another
  useEffect(() => {
    let isOver = false;
    call('GET /reviews/mine', { query: { itemType, itemId } }).then(
      ({ data }) => !isOver && setMine(data[0]),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [itemType, itemId, userId]);
  if (!mine?.isWaiting) return null;
  return (
    <section aria-label={t('Your review')} className="mt-5 max-w-prose border-t border-line py-6">
      <p>
        <Badge kind="pending">{t('Waits for a look by our team')}</Badge>
      </p>
      <p className="mt-3 font-display text-19 wrap-anywhere" lang={languageOf(mine.comment)}>
        {mine.comment}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-3 text-14 text-ink-2">
        <Rating value={mine.rating} /> {t('Only you see it until then.')}
      </p>
    </section>
  );
}
