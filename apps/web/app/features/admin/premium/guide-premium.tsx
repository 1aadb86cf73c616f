import type { OwnedView, SharedView } from '@serendib/contract/listings/views';
import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { Dialog } from '~/ui/feedback/dialog.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { useWork } from '../listings/actions.ts';
import { CancelPremium } from './cancel-premium.tsx';
import { DaysForm } from './days-form.tsx';

interface GuidePremiumProps {
  guide: Pick<SharedView, '_id' | 'isPremium'> & Pick<OwnedView, 'hadPremiumBefore'>;
  onChanged: () => void;
}

/** Longer, no longer, or again: what an administrator may do about a guide's premium. */
export function GuidePremium({ guide: { _id, isPremium, hadPremiumBefore }, onChanged }: GuidePremiumProps) {
  const [asked, setAsked] = useState<'cancel' | 'restore' | 'never'>();
  const [isAsking, setAsking] = useState(false);
  const params = { id: _id };
  const { busy, work } = useWork(() => setAsked(undefined), onChanged);
  const extend = () =>
    work(
      () => call('POST /admin/tour-guides/{id}/extend-premium', { params }),
      t('Premium subscription extended by 30 days'),
      t('The premium could not be extended.'),
    );
  const cancel = () =>
    work(
      () => call('DELETE /admin/tour-guides/{id}/premium', { params }),
      t('Premium subscription cancelled'),
      t('The premium could not be cancelled.'),
    );
  const restore = (days: number, tell: (words: string) => void) =>
    work(
      () => call('PATCH /tour-guides/{id}/restore-premium', { params, body: { durationDays: days } }),
      t('Premium status restored for {days} days', { days }),
      t('Failed to restore premium status'),
      tell,
    );
  /** What was paid is asked for first: only who had premium gets it back. */
  const ask = async () => {
    setAsking(true);
    try {
      const { hadPremium } = await call('GET /admin/tour-guides/{id}/payment-history', { params });
      setAsked(hadPremium ? 'restore' : 'never');
    } catch (error) {
      toast(
        errorText(error, t('Failed to restore premium status: {reason}', { reason: '{reason}' })),
        'danger',
      );
    } finally {
      setAsking(false);
    }
  };
  if (isPremium)
    return (
      <>
        <Button small look="line" busy={busy && !asked} onClick={extend}>
          {t('Extend Premium')}
        </Button>
        <Button small look="line" onClick={() => setAsked('cancel')}>
          {t('Cancel Premium')}
        </Button>
        <CancelPremium
          of="tourGuide"
          open={asked === 'cancel'}
          onClose={() => setAsked(undefined)}
          busy={busy}
          onConfirm={() => void cancel()}
        />
      </>
    );
  if (!hadPremiumBefore) return null;
  return (
    <>
      <Button small look="line" busy={isAsking} onClick={ask}>
        {t('Restore Premium')}
      </Button>
      <Dialog open={asked === 'restore'} onClose={() => setAsked(undefined)} title={t('Restore premium')}>
        <DaysForm busy={busy} confirm={t('Restore')} onCancel={() => setAsked(undefined)} onDays={restore} />
      </Dialog>
      <Dialog
        open={asked === 'never'}
        onClose={() => setAsked(undefined)}
        title={t('Nothing to restore')}
        actions={<Button onClick={() => setAsked(undefined)}>{t('OK')}</Button>}
      >
        <p>{t('This guide never had premium. Please use the regular upgrade process.')}</p>
      </Dialog>
    </>
  );
}
