import type { Call } from './types.ts';

/** The scripts that call the API: a page that is opened has its data, so they come when a link is touched. */
export const fetchCall = () => import('./call.ts');

/** `call`, whose scripts come with the first of its calls. */
export const deferredCall = (async (...asked: Parameters<Call>) =>
  (await fetchCall()).call(...asked)) as Call;
