import type { Inquiry } from '@serendib/contract/inquiries/inquiry';
import { t } from '@serendib/contract/words/t';
import { askAddress } from '~/lib/inquiries/ask-address.ts';
import { ButtonLink } from '~/ui/form/button.tsx';

type Thread = Pick<Inquiry, 'status' | 'steps' | 'listing'>;

/** Whether a guest's question ended before it was sent: it was open for its partner at no time. */
export const isNeverSent = ({ status, steps }: Pick<Thread, 'status' | 'steps'>): boolean =>
  status !== 'unconfirmed' && !steps.some(({ to }) => to === 'open');

export const neverSentWords = {
  title: t('This was not sent, so nobody has read it.'),
  why: t('It can be sent within a week, and before the journey begins.'),
};

/** Asks those of them anew that are still listed. */
export function AskAnew({ threads }: { threads: readonly Thread[] }) {
  const listed = threads.flatMap(({ listing }) => (listing ? [`${listing.kind}:${listing._id}`] : []));
  return (
    listed.length > 0 && (
      <ButtonLink look="line" to={askAddress(listed)}>
        {t('Ask anew')}
      </ButtonLink>
    )
  );
}
