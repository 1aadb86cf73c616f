import { yearOf } from '@serendib/contract/calendar';
import { openAdmin } from '../admin/admin.ts';
import { only, pageAt, subject, wordsOf } from '../html/served.ts';
import { expect, servedTest, test } from '../journey.ts';
import { administratorOf, approvedVehicle } from './partners.ts';

servedTest(
  'a page says what our team looked at, and says Verified no more once that has changed',
  async ({ request }) => {
    const { _id, owner: driver } = await approvedVehicle(request);
    /** What the page says at its head, and beside the price. */
    const said = async () => {
      const article = subject(await pageAt(request, `/vehicles/${_id}`));
      const flags = [...article.querySelectorAll('header .flag')].map(wordsOf);
      return {
        isVerified: flags.includes('Verified'),
        contact: wordsOf(only(article, '[aria-label="Price and contact"]')),
      };
    };
    const checked =
      /Checked by our team on \d+ \w+ \d{4}: name, telephone, email, pictures, number plate, papers\./;
    expect(await said()).toEqual({ isVerified: true, contact: expect.stringMatching(checked) });

    const change = async (data: object) => {
      const { authorization } = driver;
      const reply = await request.put(`/api/vehicles/owner/${_id}`, { headers: { authorization }, data });
      expect(reply.status(), await reply.text()).toBe(200);
    };
    await change({ pricePerDay: 31_000 });
    await expect.poll(said).toEqual({ isVerified: true, contact: expect.stringContaining('31,000') });

    await change({ contactPhone: '+94779999999' });
    await expect
      .poll(said)
      .toEqual({ isVerified: false, contact: expect.stringContaining('+94 77 999 9999') });
    expect((await said()).contact).not.toContain('Checked by our team');

    const { authorization } = await administratorOf(request);
    const looked = await request.patch(`/api/vehicles/${_id}/reviewed`, {
      headers: { authorization },
      data: {},
    });
    expect(looked.status()).toBe(200);
    await expect.poll(said).toMatchObject({ isVerified: true });
  },
);

test('an administrator says which paper they saw; its page says so in words until that is taken back', async ({
  page,
  request,
}) => {
  const { _id } = await approvedVehicle(request);
  const year = yearOf(Date.now()) + 1;
  await openAdmin(page, `/admin/vehicles?id=${_id}`);
  const seen = page.getByRole('region', { name: 'What our team has seen' });
  await seen.getByRole('button', { name: 'Say that it was seen' }).click();
  await expect(seen.getByText('Please give the last day of the paper.')).toBeVisible();
  await seen.getByLabel('What you have seen').selectOption({ label: 'Insurance' });
  await seen.getByLabel('Valid until').fill(`${year}-11-30`);
  await seen.getByRole('button', { name: 'Say that it was seen' }).click();
  await expect(seen.getByRole('listitem')).toContainText(
    `Insurance, valid until 30 November ${year}, seen by`,
  );

  const isSaid = async () =>
    wordsOf(await pageAt(request, `/vehicles/${_id}`)).includes(
      `Insurance seen, valid until November ${year}`,
    );
  await expect.poll(isSaid).toBe(true);
  await seen.getByRole('button', { name: 'Take back: Insurance' }).click();
  await expect(seen.getByRole('listitem')).toHaveCount(0);
  await expect.poll(isSaid).toBe(false);
});
