/** A listing is looked at within so many hours after it was sent, as partners are promised. */
export const promisedHours = 48;

/** For so long a decision of the desk can be taken back; its owner is told afterwards. */
export const undoSeconds = 10;
