import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { instant } from '../paging.ts';

/** So many are shown at once, the newest of each kind; the others come as these are tried again. */
export const mostFailedJobs = 100;

const task = z.string().meta({ description: 'What kind of work it is, such as `mail`.' });

const failedJob = z.object({
  _id: z.string(),
  task,
  madeAt: instant,
  failedAt: instant.meta({ description: 'When it was last tried.' }),
  attempts: z.int().meta({ description: 'How often it was tried.' }),
  error: z.string().nullable().meta({
    description: 'Why it failed the last time, without what may be of a person.',
  }),
});
export type FailedJob = z.infer<typeof failedJob>;

const failedJobs = z.object({
  kinds: z.array(z.object({ task, count: z.int() })),
  jobs: z.array(failedJob),
});
export type FailedJobs = z.infer<typeof failedJobs>;

export const failedJobEndpoints = {
  'GET /admin/failed-jobs': {
    summary: `Jobs and mails that are tried no more: how many of each kind, and ${mostFailedJobs} of them, the newest of each kind in turn`,
    access: 'admin',
    success: { status: 200, reply: failedJobs },
  },
  'POST /admin/failed-jobs/try-again': {
    summary: 'Tries one of them again, or all of its kind where no id is said',
    access: 'admin',
    body: z.strictObject({
      task: z.string().min(1).max(128),
      id: z
        .string()
        .regex(/^\d{1,18}$/)
        .optional(),
    }),
    success: {
      status: 200,
      reply: z.object({ count: z.int().meta({ description: 'How many are tried again.' }) }),
    },
    refusals: ['CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;
