import { t } from '@serendib/contract/words/t';
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Breadcrumbs, PageHeading } from '~/ui/text/heading.tsx';
import { Looking } from './looking.tsx';

/**
 * A page about the trip of this browser: the server knows nothing of it, and the part comes once the browser has begun.
 * Without a line it is to have the whole window: its title stands in the way here, and is read out.
 */
export function OwnPage({
  title,
  line,
  part: Part,
}: {
  title: string;
  line?: ReactNode;
  part: ComponentType<object>;
}) {
  const [hasBegun, setHasBegun] = useState(false);
  useEffect(() => setHasBegun(true), []);
  const waiting = (
    <>
      <div className="needs-js">
        <Looking />
      </div>
      <noscript>
        <p>{t('Your trip is kept in your browser by scripts. Please allow them to plan here.')}</p>
      </noscript>
    </>
  );
  const way = (
    <Breadcrumbs
      crumbs={[
        { label: t('Home'), to: '/' },
        ...(title === t('My trip') ? [] : [{ label: t('My trip'), to: '/trip' }]),
        { label: title },
      ]}
    />
  );
  return (
    <>
      <div className="print:hidden">
        {line ? (
          <PageHeading title={title} zigzag above={way}>
            <p>{line}</p>
          </PageHeading>
        ) : (
          <header className="wrap">
            {way}
            <h1 className="sr-only">{title}</h1>
          </header>
        )}
      </div>
      <div className={`wrap pb-18 md:pb-26 print:p-0 ${line ? 'pt-7' : 'pt-2'}`}>
        {hasBegun ? (
          <Suspense fallback={waiting}>
            <Part />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
    </>
  );
}
