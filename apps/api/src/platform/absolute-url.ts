/** Pictures of our own are stored by their path; those of other sites keep their address. */
export const absoluteUrl = (stored: string, publicUrl: string): string =>
  stored.startsWith('/') && !stored.startsWith('//') ? new URL(stored, publicUrl).href : stored;
