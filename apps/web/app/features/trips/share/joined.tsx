import { t } from '@serendib/contract/words/t';
import type { TripLink } from '~/lib/trip/local-trips.ts';
import type { SyncState } from '~/lib/trip/sync.ts';
import { keepAsOwn } from '~/lib/trip/together.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Button } from '~/ui/form/button.tsx';
import { useFresh } from './use-fresh.ts';

/** Of a trip that came by a link: whether what is changed here reaches the others. */
export function Joined({ id, link, state }: { id: string; link: TripLink; state: SyncState }) {
  const isRevoked = link.isRevoked ?? false;
  useFresh(!isRevoked);
  if (isRevoked)
    return (
      <Notice
        kind="warning"
        live
        title={t('The link to this trip was revoked')}
        actions={
          <Button small onClick={() => keepAsOwn(id)}>
            {t('Keep it as my own trip')}
          </Button>
        }
      >
        {t('The trip is as it was last. What you change now stays in this browser and reaches nobody else.')}
      </Notice>
    );
  return (
    <p role="status" className="max-w-[60ch] text-15 text-ink-2">
      {state.at === 'away'
        ? t(
            'You change this trip together. What you changed goes to the others as soon as there is a network.',
          )
        : t('You change this trip together: what each of you changes the others see within half a minute.')}
      {link.isInAccount && (state.at === 'done' || state.at === 'waiting') && (
        <> {t('In your account, and on all your devices. When you sign out, it leaves this browser.')}</>
      )}
    </p>
  );
}
