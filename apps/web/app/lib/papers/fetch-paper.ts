import { fetchFile } from '~/lib/api/save-file.ts';

/** The photo of a paper as an address that this page alone can open; the caller lets go of it. */
export const fetchPaper = async (id: string): Promise<string> =>
  URL.createObjectURL(await fetchFile(`/api/papers/${id}/photo`));
