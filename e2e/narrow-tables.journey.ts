import type { Page } from 'playwright/test';
import { joined } from './accounts.ts';
import { openAdmin } from './admin/admin.ts';
import { expect, test } from './journey.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** A node of the tree that a reader of screens goes through. */
interface Heard {
  nodeId: string;
  role?: { value: string };
  ignored: boolean;
  childIds?: string[];
}

const cells = ['cell', 'gridcell', 'columnheader', 'rowheader'];

/** How many cells each row of the page's tables has for a reader of screens, who is told the heading by the cell's number. */
async function cellsOfRows(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: Heard[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const countIn = ({ childIds = [] }: Heard): number =>
    childIds
      .flatMap((id) => byId.get(id) ?? [])
      .reduce((sum, one) => sum + (cells.includes(one.role?.value ?? '') ? 1 : countIn(one)), 0);
  return nodes.filter(({ role, ignored }) => !ignored && role?.value === 'row').map(countIn);
}

test('in a narrow window each price stands under the name of its own thing, also for who hears the table', async ({
  page,
  request,
}) => {
  const listed = (await (await request.get('/api/vehicles?limit=3')).json()) as { _id: string }[];
  await page.goto(`/compare?kind=vehicle&ids=${listed.map(({ _id }) => _id).join(',')}`);
  await expect(page.getByRole('columnheader').and(page.locator('th'))).toHaveCount(3);
  const rows = await cellsOfRows(page);
  expect(rows.length).toBeGreaterThan(5);
  expect(rows).toEqual(rows.map(() => 4));
  const [width, inner] = await page.evaluate<[number, number]>(
    '[document.documentElement.scrollWidth, innerWidth]',
  );
  expect(width).toBe(inner);
});

test('on a phone an empty cell of the administrators’ tables is one, so that those after it keep their headings', async ({
  page,
  request,
}) => {
  await joined(request, 'Sarojini Wickrama');
  await openAdmin(page, '/admin/users?search=Sarojini');
  await expect(page.getByRole('row', { name: /Sarojini Wickrama/ })).toBeVisible();
  await expect(page.locator('.admin-table td:empty')).not.toHaveCount(0);
  const rows = await cellsOfRows(page);
  expect(rows.length).toBeGreaterThan(1);
  expect(rows).toEqual(rows.map(() => 5));
});
