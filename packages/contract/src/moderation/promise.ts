/** A listing is looked at within so many hours after it was sent, as partners are promised. */
export const promisedHours = 48;
