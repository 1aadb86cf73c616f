import { expect, test } from 'vitest';
import { ApiError } from '~/lib/api/error.ts';
import { makeCall } from '~/lib/api/make-call.ts';
import type { Answer } from '~/lib/api/send.ts';
import { errorText } from './error-text.ts';

const failed = 'Your message could not be sent';

/** What a person reads when the call was answered like this. */
async function told(answer: Partial<Answer> | Error, words = failed): Promise<string> {
  const call = makeCall(async () => {
    if (answer instanceof Error) throw answer;
    return { status: 200, header: () => null, body: async () => JSON.parse('<html>'), ...answer };
  });
  return call('GET /vehicles').then(
    () => 'taken',
    (error: unknown) => errorText(error, words),
  );
}

const refused = (status: number, body: object) => told({ status, body: async () => body });

test('what the server says is said as it stands', async () => {
  expect(await refused(400, { error: 'Please tell us your name.', code: 'INVALID' })).toBe(
    'Please tell us your name.',
  );
  expect(await refused(500, { error: 'Something broke.', code: 'INTERNAL' })).toBe('Something broke.');
});

test('where nothing was said, it is said what failed and why', async () => {
  const network = new TypeError('fetch failed');
  expect(await told(network)).toBe(
    `${failed}. We cannot be reached just now. Check your connection and try again.`,
  );
  expect(errorText(new ApiError(0, 'TIMEOUT', 'This is taking too long.'), `${failed}.`)).toBe(
    `${failed}. This is taking too long.`,
  );
  expect(await told({ status: 413 })).toBe(`${failed}. This is too large to send.`);
  expect(await told({ status: 502 })).toBe(
    `${failed}. This is not available right now. Please try again in a moment.`,
  );
  expect(await told({ status: 418 })).toBe(`${failed}. Something went wrong on our side. Please try again.`);
  expect(errorText(new Error('a fault of ours'), failed)).toBe(failed);
});

test('how long to wait is said where the answer names it', async () => {
  const waiting = (seconds: string) =>
    told({ status: 429, header: (name) => (name === 'retry-after' ? seconds : null) });
  expect(await waiting('1')).toBe(`${failed}. Too many tries. Please try again in 1 second.`);
  expect(await waiting('90')).toBe(`${failed}. Too many tries. Please try again in 2 minutes.`);
  expect(await waiting('Wed, 21 Oct 2026 07:28:00 GMT')).toBe(
    `${failed}. Too many tries. Please wait a little and try again.`,
  );
});

test('a place kept for the reason always gets it', async () => {
  const words = 'Failed to submit: {reason}';
  expect(await told({ status: 400, body: async () => ({ error: 'No.', code: 'INVALID' }) }, words)).toBe(
    'Failed to submit: No.',
  );
  expect(await told({ status: 413 }, words)).toBe('Failed to submit: This is too large to send.');
  expect(errorText(new Error('a fault of ours'), words)).toBe('Failed to submit: Something went wrong.');
});
