import { t } from './words/t.ts';
/** Every refusal the API can make: its status and the words a person reads when nothing better is said. */
export const errorTable = {
  BAD_REQUEST: {
    status: 400,
    words: t('Something in this request is not right. Please check it and try again.'),
  },
  INVALID: { status: 400, words: t('Please check the marked fields.') },
  UNAUTHENTICATED: { status: 401, words: t('Please log in to continue.') },
  VOUCHER_REQUIRED: { status: 402, words: t('No valid payment voucher found.') },
  FORBIDDEN: { status: 403, words: t('You do not have permission to do this.') },
  EMAIL_NOT_VERIFIED: { status: 403, words: t('Please verify your email address before logging in.') },
  FACTOR_REQUIRED: { status: 403, words: t('Please confirm that it is you, with your second factor.') },
  FACTOR_MISSING: {
    status: 403,
    words: t('Administrators need a second factor. Please set one up in your profile first.'),
  },
  NOT_FOUND: { status: 404, words: t('We could not find what you are looking for.') },
  CONFLICT: { status: 409, words: t('This clashes with something that is already there.') },
  ALREADY_YOURS: { status: 409, words: t('You have listed this already. You can change it instead.') },
  STALE_VERSION: {
    status: 409,
    words: t('Somebody changed this while you were editing. Please look at both versions before saving.'),
  },
  TOO_LARGE: { status: 413, words: t('This is too large to send.') },
  UNSUPPORTED_MEDIA: { status: 415, words: t('We cannot read this kind of file or message.') },
  TOO_MANY_REQUESTS: { status: 429, words: t('Too many tries. Please wait a little and try again.') },
  INTERNAL: { status: 500, words: t('Something went wrong on our side. Please try again in a moment.') },
  UNAVAILABLE: { status: 503, words: t('This is not available right now. Please try again in a moment.') },
} as const;

export type ErrorCode = keyof typeof errorTable;
