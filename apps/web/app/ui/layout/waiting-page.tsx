import { t } from '@serendib/contract/words/t';
import { Spinner } from '../feedback/spinner.tsx';
import { PageHeading } from '../text/heading.tsx';

/** While the session is looked up; the server sends this to all visitors. */
export function WaitingPage({ title }: { title: string }) {
  return (
    <>
      <PageHeading title={title} />
      <noscript>
        <p className="wrap pb-18">{t('This page needs JavaScript, which your browser has turned off.')}</p>
      </noscript>
      <div className="needs-js min-h-[60vh]">
        <Spinner />
      </div>
    </>
  );
}
