/**
 * A random UUID of version 4; crypto.randomUUID is missing where a page is served over plain http from another machine.
 */
export const randomId = (): string =>
  'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (place) => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    // In the place of the y the first two of four bits are 10, by which its variant is told.
    return (place === 'x' ? byte & 15 : (byte & 3) | 8).toString(16);
  });
