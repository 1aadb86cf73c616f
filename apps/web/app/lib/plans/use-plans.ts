import { useSyncExternalStore } from 'react';
import { noPlans, onPlansChange, type Plans, readPlans } from './plans.ts';

/** The plans of this browser, in step with other tabs; none while the page is as the server sent it. */
export const usePlans = (): Plans => useSyncExternalStore(onPlansChange, readPlans, () => noPlans);
