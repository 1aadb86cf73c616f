const minute = 60_000;
const hour = 60 * minute;

/** The retry schedule: how long after its checkout an order is reconciled. After the last attempt it expires. */
const retryDelays = [5 * minute, 15 * minute, 45 * minute, 2 * hour, 6 * hour, 24 * hour];

export const retryDelayMs = (attempt: number): number => retryDelays[attempt] ?? Number.NaN;
export const isLastAttempt = (attempt: number): boolean => attempt >= retryDelays.length - 1;
export const unpaidExpiresMs = retryDelays.at(-1) ?? Number.NaN;
