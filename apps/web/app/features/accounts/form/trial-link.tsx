import { t } from '@serendib/contract/words/t';
import { Notice } from '~/ui/feedback/notice.tsx';

/** In trial mode nothing leaves the machine: what would be mailed is shown. */
export function TrialLink({ link }: { link: string | undefined }) {
  if (!link) return null;
  return (
    <Notice
      title={t('This is a trial: no mail leaves this machine')}
      actions={
        <>
          <a className="link inline-flex min-h-11 items-center" href={link}>
            {t('Open the verification link')}
          </a>
          <a className="link inline-flex min-h-11 items-center" href="/dev/mailbox">
            {t('Trial mailbox')}
          </a>
        </>
      }
    />
  );
}
