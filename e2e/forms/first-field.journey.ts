import { openSession } from '../accounts.ts';
import { newCaller, submit } from '../partners/partners.ts';
import { test } from '../payments/simulated.ts';
import { firstFieldIsInSight } from './first-field.ts';

// Other forms are asked in the journeys that open them. Payments are taken here, so that what a form costs stands above it too.
test.describe.configure({ mode: 'default' });

test('the first field of a story, and of a business that waits, is in sight on a phone and on a desktop', async ({
  page,
  request,
}) => {
  const caller = await newCaller(request);
  await openSession(page, caller);
  const business = await submit(request, caller, 'businessListing');
  for (const path of ['/submit-sponsored-blog', `/business-edit/${business._id}`]) {
    await page.goto(path);
    await firstFieldIsInSight(page);
  }
});
