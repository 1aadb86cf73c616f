import type { Page } from 'playwright/test';
import { expect, test } from '../journey.ts';
import { find, first, text } from './listings.ts';

// Proves VEHICLE-10, VEHICLE-11, VEHICLE-12, VEHICLE-13, VEHICLE-14, ERROR-10, ERROR-13.
test('the page of a vehicle says what it has and costs, and how to reach who drives it', async ({
  page,
  request,
}) => {
  const vehicle = await find(request, '/vehicles', (one) => one.pricePerKm && one.whatsapp && one.isPremium);
  await page.goto(`/vehicles/${vehicle._id}`);
  const article = page.getByRole('article').first();
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(text(vehicle, 'vehicleModel'));
  await expect(article.getByText('PREMIUM', { exact: true })).toBeVisible();
  for (const label of [
    'Type',
    'Seats',
    'Year',
    'Base location',
    'Air conditioning',
    'Price per day',
    'Price per km',
    'Features',
    'Service areas',
  ])
    await expect(article.getByText(label, { exact: true }).first(), label).toBeVisible();
  await expect(article.getByText('a day, with driver', { exact: true })).toBeVisible();
  await expect(article.getByText(first(vehicle, 'features')).first()).toBeVisible();
  await expect(article.locator(`a[href="tel:${vehicle.contactPhone}"]`)).toBeVisible();
  await expect(article.locator(`a[href^="mailto:${vehicle.contactEmail}"]`)).toBeVisible();
  await expect(article.locator('a[href^="https://wa.me/"]')).toHaveText('WhatsApp');
});

// Proves GUIDE-03, GUIDE-04, GUIDE-05, GUIDE-06, GUIDE-07, GUIDE-08, GUIDE-09, GUIDE-10, OWN-ENTITY-18.
test('the page of a guide says who they are, what they know and what they are certified for', async ({
  page,
  request,
}) => {
  const guide = await find(
    request,
    '/tour-guides',
    (one) =>
      one.licenseNumber &&
      (one.certifications as unknown[]).length > 0 &&
      (one.specialization as unknown[]).length > 0,
  );
  await page.goto(`/tour-guides/${guide._id}`);
  const article = page.getByRole('article').first();
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(text(guide, 'name'));
  await expect(article.getByRole('img', { name: text(guide, 'name') })).toBeVisible();
  await expect(article.getByText(text(guide, 'bio').slice(0, 60))).toBeVisible();
  const specials = (guide.specialization as string[]).join(', ');
  await expect(article.getByText(`${specials} tours`, { exact: true })).toBeVisible();
  for (const label of [
    'Years of experience',
    'Languages',
    'Specializations',
    'Preferred areas',
    'License number',
  ])
    await expect(article.getByText(label, { exact: true }), label).toBeVisible();
  await expect(article.getByText(`Available: ${guide.availability}`)).toBeVisible();
  await expect(article.getByText('a day', { exact: true })).toBeVisible();
  const [{ name, issuedBy, year }] = guide.certifications as [Record<string, string>];
  await expect(article.getByRole('heading', { name: 'Certifications' })).toBeVisible();
  await expect(article.getByText(name ?? '', { exact: true }).first()).toBeVisible();
  await expect(article.getByText([issuedBy, year].filter(Boolean).join(', ')).first()).toBeVisible();
  await expect(article.locator(`a[href="tel:${guide.contactPhone}"]`)).toBeVisible();
  await expect(article.locator(`a[href^="mailto:${guide.contactEmail}"]`)).toBeVisible();
});

// Proves BUSINESS-06, BUSINESS-07, BUSINESS-08.
test('the page of a business gives every fact it has', async ({ page, request }) => {
  const business = await find(
    request,
    '/affiliate-links',
    (one) =>
      one.address && one.isPremium && one.openingHours && one.specialties && one.businessType === 'hotel',
  );
  await page.goto(`/business-listings/${business._id}`);
  const article = page.getByRole('article').first();
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(text(business, 'businessName'));
  await expect(article.getByText('PREMIUM', { exact: true })).toBeVisible();
  await expect(article.getByText(`Hotel in ${business.location}`, { exact: true })).toBeVisible();
  await expect(article.getByText(text(business, 'description'))).toBeVisible();
  await expect(article.locator('img').first()).toBeVisible();
  for (const [field, label] of Object.entries({
    location: 'Location',
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    openingHours: 'Opening hours',
    priceRange: 'Price range',
    specialties: 'Specialties',
    contactName: 'Contact person',
  }))
    if (business[field]) await expect(article.getByText(label, { exact: true }).first(), label).toBeVisible();
});

test('the page of a tour says what it offers, and how to book it', async ({ page, request }) => {
  const contact = await find(request, '/tours', (one) => !one.bookingUrl && one.highlights && one.included);
  await page.goto(`/tours/${contact._id}`);
  for (const heading of ['Highlights', 'Included'])
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  await expect(page.locator(`article a[href="tel:${contact.contactPhone}"]`)).toBeVisible();
  const direct = await find(request, '/tours', (one) => one.bookingUrl);
  await page.goto(`/tours/${direct._id}`);
  await expect(page.getByRole('link', { name: 'Book on their website' })).toHaveAttribute(
    'href',
    text(direct, 'bookingUrl'),
  );
});

test('a price says what it is for, and one that does not asks to be asked about', async ({
  page,
  request,
}) => {
  const driven = await find(request, '/vehicles', (one) => one.kilometresIncluded && one.pricePerKm);
  await page.goto(`/vehicles/${driven._id}`);
  const aside = page.getByRole('complementary', { name: 'Price and contact' });
  await expect(aside).toContainText(
    `${driven.kilometresIncluded} km a day included, then LKR ${driven.pricePerKm} a km`,
  );
  const forGroup = await find(request, '/tours', (one) => one.priceUnit === 'group' && one.groupSize);
  await page.goto(`/tours/${forGroup._id}`);
  await expect(aside).toContainText(`for the group of ${forGroup.groupSize}`);
  const unsaid = await find(request, '/tours', (one) => !one.priceUnit);
  await page.goto(`/tours/${unsaid._id}`);
  await expect(aside).toContainText('does not say whether it is for one person or for the group: please ask');
  const room = await find(request, '/affiliate-links', (one) => one.priceUnit === 'roomNight');
  await page.goto(`/business-listings/${room._id}`);
  await expect(aside).toContainText('a room, a night');
});

test('a vehicle that is booked says so in the list and on its page', async ({ page, request }) => {
  const booked = await find(request, '/vehicles', (one) => one.availability === 'booked');
  await page.goto(`/vehicles?search=${encodeURIComponent(text(booked, 'vehicleModel'))}`);
  const row = page.getByRole('article').filter({ has: page.locator(`a[href="/vehicles/${booked._id}"]`) });
  await expect(row.getByText('Booked', { exact: true })).toBeVisible();
  await page.goto(`/vehicles/${booked._id}`);
  await expect(page.getByText('Booked at the moment: ask from when it is free.')).toBeVisible();
});

// Proves BLOG-05, BLOG-06, BLOG-07.
test('a blog kept elsewhere leads there; others are read here, with the time that takes', async ({
  page,
  request,
}) => {
  const elsewhere = await find(request, '/blogs', (one) => one.isExternal);
  await page.goto(`/blogs/${elsewhere._id}`);
  await expect(page.getByRole('link', { name: 'Visit Original Blog' })).toHaveAttribute(
    'href',
    text(elsewhere, 'blogUrl'),
  );
  const here = await find(request, '/blogs', (one) => !one.isExternal);
  await page.goto(`/blogs/${here._id}`);
  await expect(
    page
      .getByRole('article')
      .first()
      .getByText(/\d+ min read/),
  ).toBeVisible();
  await expect(page.locator('article .prose p').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Visit Original Blog' })).toHaveCount(0);
});

// Proves PLACE-15, PLACE-16, PLACE-17, PLACE-18.
test('the page of a destination says what to do there and when, what is near and who drives there', async ({
  page,
}) => {
  await page.goto('/destination/kandy');
  for (const label of ['Best time', 'Things to do', 'District', 'Province'])
    await expect(page.getByText(label, { exact: true }), label).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nearby attractions' })).toBeVisible();
  await expect(page.getByText(/^\d+(\.\d)? km$/).first()).toBeVisible();
  await expect(page.getByText('Vehicles with drivers who know Central Province.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'All vehicles' })).toHaveAttribute('href', '/vehicles');
  await expect(page.locator('article a[href^="/vehicles/"]').first()).toBeVisible();
  await expect(page.locator('article a[href="/vehicles?area=Central"]')).toHaveText('All of them');
  await page.route('**/api/vehicles/featured/destination/*', (route) =>
    route.fulfill({ json: { vehicles: [], meta: { provinceName: 'Central' } } }),
  );
  await page.getByRole('link', { name: 'All destinations' }).click();
  await expect(page).toHaveURL(/\/destinations$/);
  await page.locator('.card-link').first().click();
  await expect(page).toHaveURL(/\/destination\//);
  // The way to the vehicles stays where none are shown.
  await expect(page.getByRole('link', { name: 'All vehicles' })).toHaveAttribute('href', '/vehicles');
});

/** Opens a vehicle with three pictures; gives its dots. */
async function openGallery(page: Page) {
  await page.goto('/vehicles');
  await page.waitForLoadState('networkidle');
  await page.route(/\/api\/vehicles\/[0-9a-f-]{36}$/, async (route) => {
    const reply = await route.fetch();
    const vehicleImages = [
      '/prints/vehicle-van-1.svg',
      '/prints/vehicle-van-2.svg',
      '/prints/vehicle-van-3.svg',
    ];
    await route.fulfill({ response: reply, json: { ...(await reply.json()), vehicleImages } });
  });
  await page.locator('.card-link').first().click();
  const dots = page.getByRole('button', { name: /^Show picture/ });
  await expect(dots).toHaveCount(3);
  return dots;
}

test.describe('where motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('two quick steps in a gallery are two', async ({ page }) => {
    const dots = await openGallery(page);
    const gallery = page.locator('.gallery');
    const pictures = gallery.locator('li');
    await gallery.focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(50); // On its way it is still near the first.
    await page.keyboard.press('ArrowRight');
    await expect(pictures.last()).toBeInViewport({ ratio: 0.9 });
    await expect(dots.last()).toHaveAttribute('aria-current', 'true');
    // Taken by hand, it is where it is let go.
    await gallery.dispatchEvent('pointerdown');
    await pictures.first().scrollIntoViewIfNeeded();
    await expect(dots.first()).toHaveAttribute('aria-current', 'true');
  });
});

// Proves VEHICLE-09.
test('a gallery is stepped through by buttons, dots and arrow keys', async ({ page }) => {
  const dots = await openGallery(page);
  const isAt = (index: number) => expect(dots.nth(index)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Next picture' }).click();
  await isAt(1);
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await isAt(0);
  await dots.nth(2).click();
  await isAt(2);
  await page.locator('.gallery').press('ArrowLeft');
  await isAt(1);
  // With another key an arrow is the browser's.
  await page.locator('.gallery').press('Control+ArrowLeft');
  await isAt(1);
});

test.describe('when its picture cannot be had', () => {
  test.use({ broken: '/prints/' });

  test('a page shows a print of ours in its place, before anybody does anything', async ({
    page,
    request,
  }) => {
    const vehicle = await find(request, '/vehicles', (one) => (one.vehicleImages as string[]).length > 0);
    await page.route(first(vehicle, 'vehicleImages'), (route) => route.abort());
    await page.goto(`/vehicles/${vehicle._id}`);
    await expect(page.getByRole('article').first().locator('img').first()).toHaveAttribute(
      'src',
      /^\/prints\//,
    );
  });
});
