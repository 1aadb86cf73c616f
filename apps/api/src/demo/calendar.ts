import { dayMs } from '@serendib/contract/calendar';
import { v7 } from 'uuid';
import type { Chance } from './chance.ts';

/** Some waking hour, so many days before a day began. */
export const daysBefore = (start: Date, days: number, chance: Chance): Date =>
  new Date(start.getTime() - days * dayMs + chance.int(7 * 3600, 22 * 3600) * 1000);

export const idAt = (at: Date, chance: Chance): string =>
  v7({ msecs: at.getTime(), random: chance.bytes(16) });
