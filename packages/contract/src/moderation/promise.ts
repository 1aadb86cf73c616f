/** A listing is looked at within so many hours after it was sent, as partners are promised. */
export const promisedHours = 48;

/** For so long an administrator's decision can be taken back; the listing's owner is told afterwards. */
export const undoSeconds = 10;
