const zone = 'Asia/Colombo';
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: zone });
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: zone });

/** As read on the island: 3 November 2026. */
export const dayOf = (instant: string): string => day.format(new Date(instant));
export const momentOf = (instant: string): string => moment.format(new Date(instant));
