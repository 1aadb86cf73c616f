import type { KindName } from '@serendib/contract/listings/kind';

/** Where the days of a listing stand by themselves, as a list that needs no scripts. */
export const calendarPage = (kind: KindName, id: string) => `/calendar/${kind}/${id}`;

/** Where its owner says when a tour leaves. */
export const departuresPage = (id: string) => `/my-departures/${id}`;

/** Where its owner keeps them. */
export const ownCalendarPage = (kind: KindName, id: string) => `/my-calendar/${kind}/${id}`;
