import type { Refusal } from '@serendib/contract';

/** What went wrong with a call: the API's own refusal, or one of ours when there was no answer at all. */
export class ApiError extends Error {
  /** The status of the answer; 0 when none came. */
  readonly status: number;
  readonly code: Refusal['code'] | 'TIMEOUT' | 'NETWORK';
  /** Words for a person. */
  readonly words: string;
  /** Words for single fields of a form. */
  readonly fields: Record<string, string>;

  constructor(status: number, code: ApiError['code'], words: string, fields: Record<string, string> = {}) {
    super(`${code}: ${words}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.words = words;
    this.fields = fields;
  }
}

function isRefusal(body: unknown): body is Refusal {
  return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string';
}

export function errorFrom(status: number, body: unknown): ApiError {
  if (isRefusal(body)) return new ApiError(status, body.code ?? 'INTERNAL', body.error, body.fields);
  return new ApiError(status, 'INTERNAL', 'Something went wrong on our side. Please try again.');
}

/** When no answer came at all. */
export const unanswered = {
  late: () => new ApiError(0, 'TIMEOUT', 'This is taking too long. Please try again.'),
  away: () =>
    new ApiError(0, 'NETWORK', 'We cannot be reached just now. Check your connection and try again.'),
};
