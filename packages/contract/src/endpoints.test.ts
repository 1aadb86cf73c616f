import { expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';
import { errorTable } from './errors.ts';

const catalogue = [
  'GET /tour-guides',
  'GET /tour-guides/featured/homepage',
  'GET /tour-guides/{id}',
  'POST /tour-guides/{id}/view',
  'GET /blogs',
  'GET /blogs/{id}',
  'GET /tours',
  'GET /tours/{id}',
  'GET /affiliate-links',
  'GET /affiliate-links/{id}',
  'POST /affiliate-links/{id}/track-click',
  'GET /destinations',
  'GET /destinations/{id}',
  'GET /vehicles',
  'GET /vehicles/{id}',
  'GET /vehicles/featured/destination/{id}',
  'POST /vehicles/{id}/view',
];
const accounts = [
  'POST /auth/login',
  'POST /auth/register',
  'POST /auth/resend-verification',
  'POST /auth/forgot-password',
  'POST /auth/reset-password/{token}',
  'GET /auth/verify-email/{token}',
  'GET /auth/me',
  'GET /auth/profile',
  'PUT /auth/profile',
];

test.each([...catalogue, ...accounts])('%s is a call of the API', (call) => {
  expect(Object.keys(endpoints)).toContain(call);
});

test('refusals keep their specified words and statuses', () => {
  expect(errorTable.VOUCHER_REQUIRED).toEqual({ status: 402, words: 'No valid payment voucher found.' });
  expect(errorTable.EMAIL_NOT_VERIFIED.status).toBe(403);
  expect(errorTable.UNAUTHENTICATED.status).toBe(401);
});
