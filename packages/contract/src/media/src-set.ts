/**
 * In pixels. Smaller photos are not made larger. Files of these widths lie beside each photo that was ever taken: another
 * width needs a job first that makes it of them all, or their pages name a file that is not there. Without a
 * network the middle one is shown, which the service worker names itself (`apps/web/app/lib/offline/worker.ts`).
 */
export const imageWidths = [480, 960, 1600] as const;
export const widestImage = imageWidths[2];

/** For `srcset`, where a picture is of our own making. Every page brings this along, so it stands alone. */
export const srcSetOf = (address: string): string | undefined =>
  /\/media\/[\w-]{22}\/\d+\.webp$/.test(address)
    ? imageWidths.map((width) => address.replace(/\d+\.webp$/, `${width}.webp ${width}w`)).join(', ')
    : undefined;
