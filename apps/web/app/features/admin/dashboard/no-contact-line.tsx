import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';

/** On a site that is no trial, until an administrator has set where people write to. */
export function NoContactLine() {
  return (
    <p>
      <Link className="link inline-flex min-h-11 items-center font-[650]" to="/admin/settings">
        {t('No contact address is set: pages name the contact form in its place')}
      </Link>
    </p>
  );
}
