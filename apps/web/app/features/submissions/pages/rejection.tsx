import { paymentWentBack } from '@serendib/contract/moderation/payment-went-back';
import { parts, t } from '@serendib/contract/words/t';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { wentBack } from '~/lib/words/went-back.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { rich } from '~/ui/text/rich.ts';

interface RejectionProps {
  reason: string | null;
  isMarked: boolean;
  /** What it costs and where it is paid for, where its payment went back. */
  payAgain?: ReactNode;
}

/** Above the form in which it is mended: what our team wrote. */
export function Rejection({ reason, isMarked, payAgain }: RejectionProps) {
  if (reason === paymentWentBack)
    return (
      <>
        <Notice kind="danger" title={wentBack.title}>
          <p>{wentBack.words}</p>
          <p className="mt-1 text-ink-2">{t('Travellers see it once our team has read it again.')}</p>
        </Notice>
        <Suspense fallback={null}>{payAgain}</Suspense>
      </>
    );
  return (
    <Notice kind="danger" title={reason ? t('What our team wrote') : t('Not approved yet')}>
      {reason ? (
        <p className="text-17 wrap-anywhere">
          <q lang={languageOf(reason)}>{reason}</q>
        </p>
      ) : (
        <p>
          {rich(
            parts(
              'Our team has given no reason. Look once more at your words and pictures, or <ask>ask us</ask>.',
            ),
            {
              ask: (words) => (
                <Link to="/contact" className="link">
                  {words}
                </Link>
              ),
            },
          )}
        </p>
      )}
      <p className="mt-1 text-ink-2">
        {isMarked && `${t('What it is about is marked below.')} `}
        {t('Travellers see it once our team has read it again.')}
      </p>
    </Notice>
  );
}
