import { pageLoad } from '~/lib/api/load.ts';

/** Whether a listing has to be paid for; where that cannot be had, its form says so when it is sent. */
export const loadMode = pageLoad(async ({ call }) =>
  call('GET /payments/mode').catch(() => ({ mode: 'paused' as const })),
);
