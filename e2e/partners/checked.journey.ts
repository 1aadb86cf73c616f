import { yearOf } from '@serendib/contract/calendar';
import { only, pageAt, subject, wordsOf } from '../html/served.ts';
import { expect, servedTest } from '../journey.ts';
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

servedTest('a page says in words which paper our team saw, until that is taken back', async ({ request }) => {
  const { _id } = await approvedVehicle(request);
  const year = yearOf(Date.now()) + 1;
  const { authorization } = await administratorOf(request);
  const seen = `/api/admin/listings/${_id}/seen/insurance`;
  const isSaid = async () =>
    wordsOf(await pageAt(request, `/vehicles/${_id}`)).includes(
      `Insurance seen, valid until November ${year}`,
    );
  expect(await isSaid()).toBe(false);
  const data = { validUntil: `${year}-11-30` };
  expect((await request.put(seen, { headers: { authorization }, data })).status()).toBe(200);
  await expect.poll(isSaid).toBe(true);
  expect((await request.delete(seen, { headers: { authorization } })).status()).toBe(200);
  await expect.poll(isSaid).toBe(false);
});
