import { expect, test } from 'vitest';
import { missingIn, readCode } from './named-code.mjs';

const code = readCode();

test.each([
  ['a file by its whole path', 'apps/api/src/platform/lists/paging.ts'],
  ['a file by the end of its path', 'lists/paging.ts'],
  ['a folder', 'web/page-cache/'],
  ['a folder that names where it lies', 'modules/accounts/emails'],
  ['files of one pattern', 'modules/listings/*.routes.ts'],
  ['a call', 'sendPageFacts(request, reply, {…})'],
  ['what a module is given', 'await context.mailer.queue(tx, message)'],
  ['what comes from the database', 'context.replica'],
  ['an address', '/api/vehicles/failure'],
  ['several words', 'npm test -- journeys map'],
])('%s is there', (_what, named) => {
  expect(missingIn(`Open \`${named}\`.`, code)).toEqual([]);
});

test.each([
  ['a file that was renamed', 'platform/failure.ts', 'platform/failure.ts does not exist'],
  ['a folder that was renamed', 'modules/accounts/mails', 'modules/accounts/mails does not exist'],
  ['a pattern that meets no file', 'listings/*.mails.ts', 'listings/*.mails.ts does not exist'],
  ['a call that no code makes', 'search @@ search_query(typed)', 'no code says search_query('],
  ['what a module is no longer given', 'context.post', 'context has no post'],
])('%s is told', (_what, named, fault) => {
  expect(missingIn(`Open \`${named}\`.`, code)).toEqual([fault]);
});

test('what a guide has its reader write is not looked for, what it changes is', () => {
  const guide = (language: string) => `It is \`apps/new/one.ts\`\n\n\`\`\`${language}\none();\n\`\`\`\n`;
  expect(missingIn(guide('ts'), code)).toEqual([]);
  expect(missingIn(guide('diff'), code)).toEqual(['apps/new/one.ts does not exist']);
});
