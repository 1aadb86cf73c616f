import { kinds } from '@serendib/contract/listings/kinds/index';
import type { Warning } from '@serendib/contract/moderation/review-endpoints';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { Notice } from '~/ui/feedback/notice.tsx';

/** What a person should look at twice. */
export function Warnings({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) return null;
  return (
    <Notice kind="warning" title={t('Look twice')}>
      <ul className="grid gap-1.5">
        {warnings.map(({ kind, field, words, listings }) => (
          <li key={`${kind} ${field} ${words}`} className="wrap-anywhere">
            {words}
            {listings.length > 0 && (
              <>
                {' '}
                {listings.map(({ _id, kind: other, title }, index) => (
                  <span key={_id}>
                    {index > 0 && ', '}
                    <Link className="link" to={`${kinds[other].pages.admin}?id=${_id}`}>
                      {title}
                    </Link>
                  </span>
                ))}
              </>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
