import { dayInWords } from '../calendar.ts';
import { t } from '../words/t.ts';

/** Whether it can be had at the moment, as its owner last said. */
export const availabilityStates = ['available', 'booked', 'away'] as const;
export type AvailabilityState = (typeof availabilityStates)[number];

export interface Availability {
  availabilityState: AvailabilityState;
  /** The day on which it can be had again; null where it is not known, or it can be had. */
  awayUntil: string | null;
}

/** The same in the words of a kind's own field. */
const fieldWords = { available: 'available', booked: 'booked', away: 'unavailable' } as const;
export const fieldOfState = (state: AvailabilityState): string => fieldWords[state];
export const stateOfField = (value: unknown): AvailabilityState =>
  availabilityStates.find((state) => fieldWords[state] === value) ?? 'available';

/** What travellers read of one that cannot be had at the moment; null of all others. */
export const busyWords = ({ availabilityState, awayUntil }: Availability): string | null => {
  if (availabilityState === 'booked') return t('Booked');
  if (availabilityState === 'available') return null;
  return awayUntil ? t('Away until {awayUntil}', { awayUntil: dayInWords(awayUntil) }) : t('Not available');
};
