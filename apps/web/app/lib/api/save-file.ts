import { ask } from './call.ts';
import { ApiError, errorFrom, unanswered } from './error.ts';
import type { Sent } from './send.ts';

type SentFor = Pick<Sent, 'method' | 'headers' | 'body'>;

/** Fetches a file of the API that needs a session, and saves it; a plain link would carry no token. */
export async function saveFile(url: string, name: string, sent?: SentFor): Promise<void> {
  saveBlob(await fetchFile(url, sent), name);
}

/** A file of the API, fetched with the token of whom it is for; `sent` is how, where it is not by GET. */
export async function fetchFile(url: string, sent?: SentFor): Promise<Blob> {
  const silence = watchSilence();
  try {
    const response = await ask({
      ...{ method: 'GET', url, headers: { accept: '*/*' }, ...sent },
      ...{ signal: silence.begin(), again: silence.begin },
    });
    if (!response.ok)
      throw errorFrom(
        response.status,
        await response.json().catch(() => undefined),
        response.headers.get('retry-after'),
      );
    return await blobOf(response, silence.broken);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw silence.isTooLong() ? unanswered.late() : unanswered.away();
  } finally {
    silence.end();
  }
}

/** Gives up where nothing comes for so long. A large file may take longer in all. */
const longestSilence = 30_000;

function watchSilence() {
  let controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const broken = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(), longestSilence);
  };
  return {
    begin: () => {
      controller = new AbortController();
      broken();
      return controller.signal;
    },
    broken,
    isTooLong: () => controller.signal.aborted,
    end: () => clearTimeout(timer),
  };
}

async function blobOf(response: Response, heard: () => void): Promise<Blob> {
  const parts: BlobPart[] = [];
  const reader = response.body?.getReader();
  for (;;) {
    heard();
    const part = await reader?.read();
    if (!part?.value) break;
    parts.push(part.value);
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
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
