import { t } from '@serendib/contract/words/t';
import { expect, test } from 'vitest';
import { useApi } from '../../platform/testing.ts';
import { sentMails } from '../../schema/index.ts';

const api = useApi({ languages: ['en', 'si', 'ta'] });

test('an administrator is written to in the own language, and reads what a visitor wrote as it was written', async () => {
  await api.signIn({ role: 'admin', language: 'si' });
  // It reads like words of ours, which it is not.
  const theirs = t('Your new email address is confirmed.');
  const sent = { name: 'Ana Sousa', email: 'ana@example.pt', subject: 'A ride', message: theirs };
  expect((await api.post('/contact', sent)).statusCode).toBe(202);
  await api.runJobs();
  const [mail] = await api.db.select().from(sentMails);
  expect(mail?.text).toContain(`\n\n> ${theirs}\n\n`);
  expect(mail?.text).toMatch(/^[^\n]*Ana Sousa <ana@example.pt>[^\n]*\p{Script=Sinhala}/u);
});
