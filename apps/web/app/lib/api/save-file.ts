import { ask } from './call.ts';
import { ApiError, errorFrom, unanswered } from './error.ts';

/** Fetches a file of the API that needs a session, and saves it; a plain link would carry no token. */
export async function saveFile(url: string, name: string): Promise<void> {
  saveBlob(await fetchFile(url), name);
}

/** A file of the API, fetched with the token of whom it is for. */
export async function fetchFile(url: string): Promise<Blob> {
  const signal = AbortSignal.timeout(30_000);
  try {
    const response = await ask({ method: 'GET', url, headers: { accept: '*/*' }, signal });
    if (!response.ok)
      throw errorFrom(
        response.status,
        await response.json().catch(() => undefined),
        response.headers.get('retry-after'),
      );
    return await response.blob();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw signal.aborted ? unanswered.late() : unanswered.away();
  }
}

/** Puts a file among the visitor's downloads. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
