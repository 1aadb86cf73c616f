import { buildApp } from '@serendib/api/app';
import { addListing } from '@serendib/api/modules/listings/testing';
import { useApi } from '@serendib/api/platform/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { isBuilt } from '../../../../scripts/prepare/stamps.mjs';
import { mountWeb } from './mount-web.ts';

const api = useApi({}, async (options) => {
  const app = await buildApp(options);
  await mountWeb(app, { mode: 'production', publicUrl: 'http://serendib.test' });
  return app;
});
beforeEach(() => api.empty('listings', 'destinations'));

const plain = (html: string) =>
  html
    .replace(/<(script|style|svg)\b.*?<\/\1>|<!--.*?-->|<wbr\/>/gs, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

/** The first article of a page: its headings, its lines of words, its facts by their labels, and what it links to. */
async function article(path: string) {
  const page = await api.app.inject(path);
  expect(page.statusCode, page.body.slice(0, 500)).toBe(200);
  const html = /<article.*?<\/article>/s.exec(page.body)?.[0] ?? '';
  const facts = [...html.matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)];
  return {
    title: [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, words = '']) => plain(words).trim()),
    headings: [...html.matchAll(/<h[234][^>]*>(.*?)<\/h[234]>/gs)].map(([, words = '']) =>
      plain(words).trim(),
    ),
    lines: plain(html)
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    facts: Object.fromEntries(facts.map(([, label = '', value = '']) => [plain(label), plain(value)])),
    links: [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => plain(href)),
    images: [...html.matchAll(/<img [^>]*alt="([^"]*)"[^>]*>/g)].map(([, alt = '']) => plain(alt)),
  };
}

const startsWith = (start: string) =>
  expect.stringMatching(new RegExp(`^${start.replace(/[+?.]/g, '\\$&')}`));

describe.skipIf(!isBuilt())(
  'the page of one listing gives the values of its fields (needs the pages built)',
  () => {
    const van = {
      ...{ vehicleModel: 'Toyota KDH 201', vehicleType: 'van', seatingCapacity: 9, vehicleYear: 2014 },
      ...{ baseLocation: 'Haputale', hasAC: false, pricePerDay: 23_500, pricePerKm: 115 },
      ...{ features: ['Wifi', 'First Aid Kit'], servingAreas: ['Uva', 'Central'] },
      ...{ contactPhone: '+94771234567', contactEmail: 'van@example.lk', whatsapp: '+94712345678' },
    } as const;

    // Proves VEHICLE-10, VEHICLE-11, VEHICLE-12, VEHICLE-13, VEHICLE-14.
    test('a vehicle', async () => {
      const one = await addListing(
        api,
        'vehicle',
        { ...van, features: [...van.features] },
        { isPremium: true },
      );
      const shown = await article(`/vehicles/${one}`);
      expect(shown.facts).toMatchObject({
        ...{ Type: 'Van', Seats: '9', Year: '2014', 'Base location': 'Haputale', 'Air conditioning': 'No' },
        ...{ 'Price per day': 'LKR 23,500', 'Price per km': 'LKR 115' },
        ...{ Features: 'Wifi and First Aid Kit', 'Service areas': 'Uva and Central' },
      });
      expect(shown.title).toEqual(['Toyota KDH 201']);
      expect(shown.lines).toEqual(expect.arrayContaining(['PREMIUM', 'a day, with driver', 'WhatsApp']));
      expect(shown.links.filter((href) => href.includes('wa.me'))).toHaveLength(1);
      expect(shown.links).toEqual(
        expect.arrayContaining([
          'tel:+94771234567',
          startsWith('mailto:van@example.lk?'),
          startsWith('https://wa.me/94712345678?'),
        ]),
      );
      const bare = { ...van, features: [], hasAC: true, pricePerKm: null, whatsapp: null };
      const other = await article(`/vehicles/${await addListing(api, 'vehicle', bare)}`);
      expect(other.facts).toMatchObject({ 'Air conditioning': 'Yes' });
      expect(Object.keys(other.facts)).not.toContain('Price per km');
      expect(other.lines).not.toContain('PREMIUM');
      expect(other.links.join()).not.toContain('wa.me');
    });

    // Proves GUIDE-03, GUIDE-04, GUIDE-05, GUIDE-06, GUIDE-07, GUIDE-08, GUIDE-09, GUIDE-10, OWN-ENTITY-18.
    test('a guide', async () => {
      const guide = {
        ...{ name: 'Nadeesha Fonseka', bio: 'I grew up below Hanthana.', yearsOfExperience: 17 },
        ...{ languages: ['Sinhala', 'German'], specialization: ['Hiking', 'Food'] },
        ...{
          preferredAreas: ['Kandy', 'Matale'],
          ratePerDay: 'Rs 12000-15000',
          availability: 'Weekends Only',
        },
        ...{ licenseNumber: 'CP-0731', contactPhone: '+94771234567', contactEmail: 'guide@example.lk' },
        ...{ certifications: [{ name: 'National Guide', issuedBy: 'SLTDA', year: 2016 }] },
        image: 'https://example.lk/nadeesha.jpg',
      };
      const one = await addListing(api, 'tourGuide', guide, { isPremium: true });
      const shown = await article(`/tour-guides/${one}`);
      expect(shown.images).toContain('Portrait of Nadeesha Fonseka');
      expect(shown.facts).toMatchObject({
        ...{ 'Years of experience': '17', Languages: 'Sinhala and German' },
        ...{ Specializations: 'Hiking and Food', 'Preferred areas': 'Kandy and Matale' },
        'License number': 'CP-0731',
      });
      expect(shown.title).toEqual(['Nadeesha Fonseka']);
      expect(shown.headings).toContain('Certifications');
      expect(shown.lines).toEqual(
        expect.arrayContaining([
          ...['Hiking, Food tours', 'I grew up below Hanthana.', 'PREMIUM', 'Rs 12,000-15,000', 'a day'],
          ...['National Guide', 'SLTDA, 2016'],
        ]),
      );
      expect(shown.lines.join(' ')).toContain('Available: Weekends Only');
      expect(shown.links).toEqual(
        expect.arrayContaining(['tel:+94771234567', startsWith('mailto:guide@example.lk?')]),
      );
      const bare = { ...guide, licenseNumber: null, certifications: [] };
      const other = await article(`/tour-guides/${await addListing(api, 'tourGuide', bare)}`);
      expect(Object.keys(other.facts)).not.toContain('License number');
      for (const word of ['PREMIUM', 'Certifications']) expect(other.lines).not.toContain(word);
    });

    // Proves BUSINESS-06, BUSINESS-07, BUSINESS-08.
    test('a business', async () => {
      const business = {
        ...{ businessName: 'Sea Breeze', businessType: 'cafe', description: 'Twelve seats over the bay.' },
        ...{ location: 'Weligama', address: '14 Old Matara Road', phone: '+94412345678' },
        ...{ email: 'sea@example.lk', openingHours: 'Weekdays, 9 to 5', priceRange: 'LKR 1,000-3,000' },
        ...{ specialties: 'Kimbula banis', contactName: 'Saroja Perera', priceUnit: null },
        image: 'https://example.lk/sea.jpg',
      } as const;
      const one = await addListing(api, 'businessListing', business, { isPremium: true });
      const shown = await article(`/business-listings/${one}`);
      expect(shown.images).toHaveLength(1);
      expect(shown.lines).toEqual(
        expect.arrayContaining(['Cafe in Weligama', 'Twelve seats over the bay.', 'PREMIUM']),
      );
      expect(shown.title).toEqual(['Sea Breeze']);
      expect(shown.facts).toMatchObject({
        ...{ Location: 'Weligama', Address: '14 Old Matara Road', Phone: '+94 41 234 5678' },
        ...{ Email: 'sea@example.lk', 'Opening hours': 'Weekdays, 9 to 5', Specialties: 'Kimbula banis' },
        ...{ 'Price range': startsWith('LKR 1,000-3,000'), 'Contact person': 'Saroja Perera' },
      });
      const bare = {
        ...business,
        businessType: 'hotel',
        openingHours: null,
        specialties: null,
        priceRange: null,
        contactName: null,
      } as const;
      const other = await article(`/business-listings/${await addListing(api, 'businessListing', bare)}`);
      expect(other.lines).toContain('Hotel in Weligama');
      expect(other.facts).toMatchObject({ Location: 'Weligama', Address: '14 Old Matara Road' });
      for (const label of ['Opening hours', 'Specialties', 'Price range', 'Contact person'])
        expect(Object.keys(other.facts)).not.toContain(label);
      expect(other.lines).not.toContain('PREMIUM');
    });
  },
);
