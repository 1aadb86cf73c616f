/** So many of one listing or destination are fetched: a story names no more, and one that does is no reason to ask without end. */
export const mostElsewhere = 40;

/** Whether a picture lies on another site. What is too long is no address that a server takes. */
export const isElsewhere = (address: string): boolean =>
  address.length <= 2_000 && /^https?:\/\/[^\s"'<>]+$/i.test(address);
