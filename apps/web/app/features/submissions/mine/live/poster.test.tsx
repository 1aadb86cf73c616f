import type { Kind } from '@serendib/contract/listings/kind';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import { expect, test } from 'vitest';
import { openPage, screen } from '~/testing/open-page.tsx';
import { myListing } from '../my-listing.ts';
import { Poster } from './poster.tsx';

test('a title that is in Sinhala has its lines and its voice on an English page', async () => {
  const example = { ...kinds.vehicle.example, [kinds.vehicle.title]: 'සෙරෙන්දිබ් වෑන් රථය' };
  const listing = myListing('vehicle', { _id: 'one', status: 'approved', ...example } as never);
  await openPage(<Poster listing={listing} />);
  expect(screen.getByRole('heading', { level: 2 }).lang).toBe('si');
});

test.each(kindNames)('the poster of a %s says nothing that its page keeps to itself', async (name) => {
  const { example, fields }: Kind = kinds[name];
  const own = fields.filter((field) => field.private).map((field) => field.name);
  const secrets = Object.fromEntries(own.map((field) => [field, `secret ${field}`]));
  const listing = myListing(name, { _id: 'one', status: 'approved', ...example, ...secrets } as never);
  const { container } = await openPage(<Poster listing={listing} />);
  expect(container.querySelector('.poster')?.textContent).toContain(listing.title);
  expect(container.querySelector('.poster')?.textContent).not.toContain('secret');
});
