/** What the error of such a job begins with, as the queue keeps it. */
export const awayWords = 'Away: ';

/**
 * Thrown by work that waits for a service which is away for all of it. Its job is tried again like any other, and is
 * late from its first try on, though its next one is ahead.
 */
export class ServiceAway extends Error {
  constructor(reason: string) {
    super(`${awayWords}${reason}`);
    this.name = 'ServiceAway';
  }
}
