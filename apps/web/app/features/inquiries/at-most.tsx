import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { useUser } from '~/lib/session/session-user.ts';

/** Where there may be more than are shown: that it is so, and for an account the way to all. */
export function AtMost({ count }: { count: number }) {
  return (
    <p className="text-ink-2">
      {t('At most {count} are shown here.', { count })}{' '}
      {useUser() && (
        <Link className="link" to="/profile?tab=inquiries">
          {t('All inquiries')}
        </Link>
      )}
    </p>
  );
}
