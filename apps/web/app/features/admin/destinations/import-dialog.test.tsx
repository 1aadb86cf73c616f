// @vitest-environment happy-dom
import type { ImportReport } from '@serendib/contract/destinations/admin-endpoints';
import { expect, test } from 'vitest';
import { answer, openPage, says, screen } from '~/testing/open-page.tsx';
import { ImportDialog } from './import-dialog.tsx';

const report: ImportReport = { isDone: false, created: 0, changed: 0, same: 0, wrong: 1, lines: [] };

test('the corrected file of the same name is read again, and its name stands beside the report', async () => {
  const { sent } = answer({ 'POST /admin/destinations/import': says(report) });
  const { user } = await openPage(<ImportDialog open onClose={() => {}} onDone={() => {}} />);
  const input = screen.getByLabelText(/^CSV file/);
  const file = new File(['name\n'], 'places.csv', { type: 'text/csv' });
  for (const times of [1, 2]) {
    await user.upload(input, file);
    await screen.findByText('0 new, 0 changed, 0 the same, 1 wrong');
    expect(sent).toHaveLength(times);
  }
  expect(screen.getByText('places.csv')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual(Array(2).fill({ csv: 'name\n', dryRun: true }));
});
