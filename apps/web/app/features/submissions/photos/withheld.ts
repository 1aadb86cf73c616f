import { imageKey } from '@serendib/contract/media/images';

/**
 * Whether browsers never get to show it: a picture elsewhere that comes without encryption. It is taken and kept, as
 * it always was, but our pages ask for their own pictures and for https alone.
 */
export const isWithheld = (address: string): boolean =>
  /^http:/i.test(address) &&
  imageKey(address) === undefined &&
  !address.startsWith(`${window.location.origin}/`);
