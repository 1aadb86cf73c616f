import type { Kind } from '@serendib/contract/listings/kind';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import { expect, test } from 'vitest';
import { openPage } from '~/testing/open-page.tsx';
import { myListing } from '../my-listing.ts';
import { Poster } from './poster.tsx';

test.each(kindNames)('the poster of a %s says nothing that its page keeps to itself', async (name) => {
  const { example, fields }: Kind = kinds[name];
  const own = fields.filter((field) => field.private).map((field) => field.name);
  const secrets = Object.fromEntries(own.map((field) => [field, `secret ${field}`]));
  const listing = myListing(name, { _id: 'one', status: 'approved', ...example, ...secrets } as never);
  const { container } = await openPage(<Poster listing={listing} />);
  expect(container.querySelector('.poster')?.textContent).toContain(listing.title);
  expect(container.querySelector('.poster')?.textContent).not.toContain('secret');
});
