import { type ErrorCode, errorTable } from '@serendib/contract/errors';

/** A refusal that the caller is told of, in words for a person. Everything else thrown is a fault of ours. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  /** After which asking again may succeed. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, words?: string, fields?: Record<string, string>, retryAfterSeconds?: number) {
    super(words ?? errorTable[code].words);
    this.name = 'Failure';
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status() {
    return errorTable[this.code].status;
  }
}
