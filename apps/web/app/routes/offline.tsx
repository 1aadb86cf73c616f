import { t } from '@serendib/contract/words/t';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { ButtonLink } from '~/ui/form/button.tsx';
import { PageHeading } from '~/ui/text/heading.tsx';
import type { Route } from './+types/offline.ts';

const line = t('This page was not opened before, so that it is not kept here. Your trip is.');

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: t('There is no network'), description: line, noIndex: true });

/** What a page that is not kept becomes where there is no network. */
export default function NoNetwork() {
  return (
    <>
      <PageHeading title={t('There is no network')} zigzag>
        <p>{line}</p>
      </PageHeading>
      <div className="wrap flex flex-wrap gap-3 pt-7 pb-18 md:pb-26">
        <ButtonLink to="/trip">{t('My trip')}</ButtonLink>
        <ButtonLink to="/trip/driver" look="line">
          {t('Show the driver')}
        </ButtonLink>
      </div>
    </>
  );
}
