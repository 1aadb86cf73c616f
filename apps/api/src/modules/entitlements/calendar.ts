import type { Plan } from '@serendib/contract/entitlements/rows';

/** Asia/Colombo has kept this distance, summer and winter, since 2006. */
const colomboMs = 330 * 60_000;
const dayMs = 86_400_000;

/**
 * One calendar month or year later by the clock and calendar in Asia/Colombo. A day that the month does not have
 * becomes its last: a month from 31 January ends on 28 or 29 February.
 */
export function addPlan(from: Date, plan: Plan): Date {
  const local = new Date(from.getTime() + colomboMs);
  const months = local.getUTCMonth() + (plan === 'yearly' ? 12 : 1);
  const [year, month] = [local.getUTCFullYear() + Math.trunc(months / 12), months % 12];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(local.getUTCDate(), lastDay);
  const timeOfDay = local.getTime() - Math.floor(local.getTime() / dayMs) * dayMs;
  return new Date(Date.UTC(year, month, day) + timeOfDay - colomboMs);
}

export const addDays = (from: Date, days: number): Date => new Date(from.getTime() + days * dayMs);

/** The day in Asia/Colombo, `yyyy-mm-dd`. */
export const dayOf = (at: Date): string => new Date(at.getTime() + colomboMs).toISOString().slice(0, 10);
