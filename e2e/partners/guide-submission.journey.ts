import { firstFieldIsInSight } from '../forms/first-field.ts';
import { only, pageAt, wordsOf } from '../html/served.ts';
import { expect, test } from '../journey.ts';
import { addPhoto, aPartner, choose, papersAreThere, seesItWait } from './submitting.ts';

test.describe.configure({ timeout: 90_000 });

// Proves PARTNER-10, GUIDE-FORM-01, OWN-ROLE-01.
test('a guide registers once, is approved and is found', async ({ page, request }) => {
  const name = `Nadeesha ${Date.now()}`;
  const partner = await aPartner(page, request, { userName: name });
  await page.goto('/tour-guide-registration');
  await firstFieldIsInSight(page);
  const submit = page.getByRole('button', { name: 'Submit registration' });
  // Filled in from the account, and blank again.
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('');
  await page.getByLabel('Contact email').fill('');
  await papersAreThere(page);
  await submit.click();
  await expect(page.getByRole('alert')).toContainText(
    'Please fill in all required fields: Name, Bio, Years of experience, Contact email, Contact phone, Rate per day, Preferred areas',
  );
  await expect(page.getByText('Please fill in the years of experience')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: false }).first()).toBeFocused();
  await expect(page.getByLabel('Availability')).toHaveValue('All Week');

  await page.getByRole('button', { name, exact: true }).and(page.locator('.chip')).click();
  await page.getByLabel('Bio').fill('I grew up below Hanthana and have walked its ridges since I was six.');
  await addPhoto(page);
  await page.getByLabel('Years of experience').fill('41');
  await page.getByLabel('Rate per day').fill('Rs 12000-15000');
  for (const group of ['Local', 'European', 'Asian', 'Other']) {
    await expect(page.getByRole('group', { name: group })).toBeVisible();
  }
  await choose(page, 'Languages', 'Sinhala', 'German');
  await choose(page, 'Specializations', 'Hiking');
  await page.getByRole('button', { name: /^Use .*@example.lk/ }).click();
  await page.getByLabel('Contact phone').fill('+94 71 234 5678');
  await page.getByRole('button', { name: 'Same as contact phone' }).click();
  await page.getByRole('combobox', { name: 'Preferred areas' }).fill('kan');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Kandy' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a certification' }).click();
  await page.getByRole('button', { name: 'Add a certification' }).click();
  const row = page.getByRole('group', { name: 'Certifications' }).getByRole('listitem').first();
  await row.getByLabel('Name').fill('National Tourist Guide');
  await row.getByLabel('Issued by').fill('SLTDA');
  await row.getByLabel('Year').fill('2016');
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('Years of experience can be at most 40.');
  await expect(page.getByLabel('Years of experience')).toBeFocused();
  await page.getByLabel('Years of experience').fill('9');
  await submit.click();
  await expect(page.getByText(/^Tour guide registration submitted successfully!/)).toBeVisible();
  await seesItWait(page, name);
  const [guide] = await partner.mine('/tour-guides/my-submissions');
  expect(guide).toMatchObject({
    ...{ status: 'pending', languages: ['Sinhala', 'German'], preferredAreas: ['Kandy'] },
    ...{ certifications: [{ name: 'National Tourist Guide', issuedBy: 'SLTDA', year: 2016 }] },
    ...{ whatsapp: '+94712345678', yearsOfExperience: 9 },
  });
  const address = `/tour-guides/${guide?._id}`;

  await page.goto('/tour-guide-registration');
  await expect(page.getByRole('link', { name: 'Edit your profile' })).toHaveAttribute(
    'href',
    `/tour-guide-edit/${guide?._id}`,
  );
  await partner.approve(address);
  expect(wordsOf(only(await pageAt(request, address), 'h1'))).toBe(name);
});
