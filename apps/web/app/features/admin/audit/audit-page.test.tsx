import type { AuditEntry } from '@serendib/contract/admin/audit-endpoints';
import { expect, test } from 'vitest';
import { openPage, screen, within } from '~/testing/open-page.tsx';
import { AuditPage } from './audit-page.tsx';

const entry = (over: Partial<AuditEntry>): AuditEntry => ({
  ...{ _id: '1', at: '2026-11-22T06:00:00Z', actorId: 'ruvini', actorName: 'Ruvini Alwis', action: 'edit' },
  ...{ thing: 'vehicle', thingId: 'it', thingName: '', reason: null, before: null, after: null },
  ...{ erasedAt: null, bulkOf: null, ...over },
});

test.each([
  [
    'Answered',
    entry({ action: 'answer', thing: 'alert', thingName: 'A bank took money back' }),
    ...['alert', '/admin'],
  ],
  [
    'Completed',
    entry({ action: 'complete', thing: 'payment', thingName: 'SER-20261122-REFUSED' }),
    ...['payment', '/admin/payments/view/it'],
  ],
  ['Read', entry({ action: 'read', thing: 'inquiry', thingName: 'Hiace' }), 'question of a traveller'],
  [
    'Closed the report',
    entry({ action: 'close report', thing: 'inquiry', thingName: 'Hiace' }),
    'question of a traveller',
  ],
  [
    'Changed',
    entry({
      ...{ action: 'change', thing: 'settings', thingName: 'Settings' },
      ...{ before: { contactEmail: 'old@example.lk' }, after: { contactEmail: 'new@example.lk' } },
    }),
    ...['settings', '/admin/settings'],
  ],
])('the audit says who did what, when, to what, and leads there: %s', async (did, audited, thing, page) => {
  const list = { data: [audited], total: 1, totalUnfiltered: 1, capped: false, next: null };
  await openPage(<AuditPage list={list} query={{}} cursor={null} isFirst now={0} />);
  const row = screen.getByRole('row', { name: /Ruvini Alwis/ });
  const words = row.textContent;
  for (const one of ['22 Nov 2026, 11:30', did, `${audited.thingName} ${thing}`])
    expect(words).toContain(one);
  for (const answer of Object.values({ ...audited.before, ...audited.after }))
    expect(words).toContain(answer);
  const links = within(row)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/admin/audit?actorId=ruvini', ...(page ? [page] : [])]);
});
