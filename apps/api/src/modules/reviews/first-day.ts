import { dayMs } from '@serendib/contract/calendar';

/** What an account says in its first day waits for a look by our team. */
export const isInFirstDay = ({ createdAt }: { createdAt: Date }, at: Date): boolean =>
  at.getTime() - createdAt.getTime() < dayMs;
