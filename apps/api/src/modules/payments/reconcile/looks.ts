const minute = 60_000;
const hour = 60 * minute;

/** How long after an order was made the gateway is asked about it; after the last look nobody will pay it. */
const looks = [5 * minute, 15 * minute, 45 * minute, 2 * hour, 6 * hour, 24 * hour];

export const lookAfterMs = (look: number): number => looks[look] ?? Number.NaN;
export const isLastLook = (look: number): boolean => look >= looks.length - 1;
export const unpaidEndsMs = looks.at(-1) ?? Number.NaN;
