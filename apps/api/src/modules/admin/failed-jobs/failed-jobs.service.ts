import { type FailedJobs, mostFailedJobs } from '@serendib/contract/admin/failed-job-endpoints';
import { jobWords } from '@serendib/contract/admin/job-words';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { Context } from '../../../platform/module.ts';
import { countFailedJobs, findFailedJobs, restartFailedJobs } from './failed-jobs.queries.ts';
import { withoutPeople } from './without-people.ts';

export async function failedJobs({ db }: Pick<Context, 'db'>): Promise<FailedJobs> {
  const [kinds, found] = await Promise.all([countFailedJobs(db), findFailedJobs(db, mostFailedJobs)]);
  const jobs = found.map(({ id, task, madeAt, failedAt, attempts, error }) => ({
    ...{ _id: id, task, attempts },
    madeAt: new Date(madeAt).toISOString(),
    failedAt: new Date(failedAt).toISOString(),
    error: error && withoutPeople(error),
  }));
  return { kinds, jobs };
}

/** One, or all of a kind; each once, however many press. */
export async function tryFailedAgain(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  visitor: Visitor,
  { task, id }: { task: string; id?: string | undefined },
): Promise<{ count: number }> {
  const at = clock();
  const count = await db.transaction(async (tx) => {
    const restarted = await restartFailedJobs(tx, task, id);
    if (restarted === 0)
      throw new AppError('CONFLICT', t('This is being tried again already, or it is done.'));
    await recordAudit(tx, {
      ...{ actorId: visitor.id, action: 'try again', thing: 'job', thingId: id ?? '*', at },
      thingName: jobWords[task] ?? task,
      ...(id === undefined && { after: { count: restarted } }),
    });
    return restarted;
  });
  return { count };
}
