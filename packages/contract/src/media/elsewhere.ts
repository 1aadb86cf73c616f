/** What is longer is no address that a server takes. */
export const longestAddress = 2_000;

/** Whether a picture is named by an address on the web, as those of other sites are. */
export const isOnTheWeb = (address: string): boolean =>
  address.length <= longestAddress && /^https?:\/\//i.test(address);
