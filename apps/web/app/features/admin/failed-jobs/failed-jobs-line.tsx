import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';

/** On the dashboard, where anything failed for good. */
export function FailedJobsLine({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <p>
      <Link className="link inline-flex min-h-11 items-center font-[650]" to="/admin/failed-jobs">
        {t('{count, plural, one {# job or mail failed for good} other {# jobs and mails failed for good}}', {
          count,
        })}
      </Link>
    </p>
  );
}
