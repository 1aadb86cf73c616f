import type { Refusal } from '@serendib/contract';
import { t } from '@serendib/contract/words/t';

interface Details {
  fields?: Record<string, string> | undefined;
  isSaid?: boolean;
  retryAfter?: number;
}

/** What went wrong with a call: the API's own refusal, or one of ours when there was no answer at all. */
export class ApiError extends Error {
  /** The status of the answer; 0 when none came. */
  readonly status: number;
  readonly code: Refusal['code'] | 'TIMEOUT' | 'NETWORK';
  /** Words for a person. */
  readonly words: string;
  /** Words for single fields of a form. */
  readonly fields: Record<string, string>;
  /** Whether the words are the server's; else what answered, if anything, said none: a proxy does not. */
  readonly isSaid: boolean;
  /** Seconds after which to try again, where the answer names them. */
  readonly retryAfter: number;

  constructor(
    status: number,
    code: ApiError['code'],
    words: string,
    { fields = {}, isSaid = status > 0, retryAfter = 0 }: Details = {},
  ) {
    super(`${code}: ${words}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.words = words;
    this.fields = fields;
    this.isSaid = isSaid;
    this.retryAfter = retryAfter;
  }
}

function isRefusal(body: unknown): body is Refusal {
  return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string';
}

export function errorFrom(status: number, body: unknown, retryAfter: string | null): ApiError {
  if (isRefusal(body))
    return new ApiError(status, body.code ?? 'INTERNAL', body.error, { fields: body.fields });
  const words = t('Something went wrong on our side. Please try again.');
  return new ApiError(status, 'INTERNAL', words, { isSaid: false, retryAfter: Number(retryAfter) || 0 });
}

/** When no answer came at all. */
export const unanswered = {
  late: () => new ApiError(0, 'TIMEOUT', t('This is taking too long. Please try again.')),
  away: () =>
    new ApiError(0, 'NETWORK', t('We cannot be reached just now. Check your connection and try again.')),
};
