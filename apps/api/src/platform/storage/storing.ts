import type { Disk } from 'flydrive';

/** What disk and bucket do in the same way. */
export const storing = (disk: Disk) => ({
  put: (key: string, bytes: Uint8Array, contentType: string) => disk.put(key, bytes, { contentType }),
  read: async (key: string) => ((await disk.exists(key)) ? disk.getStream(key) : undefined),
  remove: async (keys: string[]) => {
    await Promise.all(keys.map((key) => disk.delete(key)));
  },
});
