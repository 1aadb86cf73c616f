/** In pixels. Smaller photos are not made larger. */
export const imageWidths = [480, 960, 1600] as const;

/** For `srcset`, where a picture is of our own making. Every page brings this along, so it stands alone. */
export const srcSetOf = (address: string): string | undefined =>
  /\/media\/[\w-]{22}\/\d+\.webp$/.test(address)
    ? imageWidths.map((width) => address.replace(/\d+\.webp$/, `${width}.webp ${width}w`)).join(', ')
    : undefined;
