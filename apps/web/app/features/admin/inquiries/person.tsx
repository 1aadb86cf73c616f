import type { ReportedInquiry } from '@serendib/contract/inquiries/endpoints';
import { Link } from 'react-router';
import { languageOf } from '~/ui/text/language.ts';

/** A side of a thread, with the way to the account where there is one. */
export function Person({ name, userId }: ReportedInquiry['partner']) {
  const said = (
    <span className="wrap-anywhere" lang={languageOf(name)}>
      {name}
    </span>
  );
  return userId ? (
    <Link className="link" to={`/admin/users?id=${userId}`}>
      {said}
    </Link>
  ) : (
    said
  );
}
