import { v7 } from 'uuid';
import type { Chance } from './chance.ts';

export const dayMs = 86_400_000;
const colomboMs = 5.5 * 3_600_000;

/** The day of an instant in Asia/Colombo, as `2026-03-01`. */
export const dayOf = (at: Date): string => new Date(at.getTime() + colomboMs).toISOString().slice(0, 10);

/** When a day began in Asia/Colombo. */
export const startOfDay = (at: Date): Date => new Date(Date.parse(`${dayOf(at)}T00:00:00Z`) - colomboMs);

/** Some waking hour, so many days before a day began. */
export const daysBefore = (start: Date, days: number, chance: Chance): Date =>
  new Date(start.getTime() - days * dayMs + chance.int(7 * 3600, 22 * 3600) * 1000);

export const idAt = (at: Date, chance: Chance): string =>
  v7({ msecs: at.getTime(), random: chance.bytes(16) });
