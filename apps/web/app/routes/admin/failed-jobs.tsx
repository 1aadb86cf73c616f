import { t } from '@serendib/contract/words/t';
import { FailedJobsPage } from '~/features/admin/failed-jobs/failed-jobs-page.tsx';
import { adminLoad } from '~/lib/session/guard.ts';
import type { Route } from './+types/failed-jobs.ts';
import { adminMeta } from './admin-route.ts';

export const clientLoader = Object.assign(
  adminLoad(({ call }) => call('GET /admin/failed-jobs')),
  { hydrate: true as const },
);
export const meta = adminMeta(t('What failed, administration'));

export default function FailedJobs({ loaderData }: Route.ComponentProps) {
  return <FailedJobsPage {...loaderData} />;
}
