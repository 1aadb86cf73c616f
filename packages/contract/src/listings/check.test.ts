import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { checkDetails } from './check.ts';
import type { Variant } from './field.ts';
import { fieldsOf, type Kind } from './kind.ts';
import { blog, businessListing, kinds, tour, tourGuide, vehicle } from './kinds/index.ts';
import { readPrice } from './price/read-price.ts';
import { publicViews } from './views.ts';

const thisYear = 2026;
const messages = (kind: Kind, variant: Variant, sent: Record<string, unknown>) => {
  const checked = checkDetails(kind, variant, sent, { thisYear });
  return checked.ok ? [] : checked.problems.map(({ message }) => message);
};
const vehicleWith = (changes: Record<string, unknown>) =>
  messages(vehicle, 'owner', { ...vehicle.example, ...changes });

describe('a vehicle', () => {
  // Proves VEHICLE-RULE-01, VEHICLE-RULE-02, VEHICLE-RULE-04, VEHICLE-RULE-05.
  test('asks for what is blank in the specified order', () => {
    expect(messages(vehicle, 'owner', {})).toEqual([
      'Please fill in the owner name',
      'Please fill in the vehicle model',
      'Please fill in the vehicle year',
      'Please fill in the plate number',
      'Please fill in the seating capacity',
      'Please fill in the price per day',
      'Please fill in the contact phone',
      'Please fill in the contact email',
      'Please fill in the base location',
      'Please fill in the driver name',
      'Please fill in the driver experience',
      'Please select at least one vehicle feature',
      'Please select at least one serving area',
      'Please provide at least one vehicle image URL',
    ]);
  });

  test('is of no type that its form did not say, and a car where a call names none', () => {
    expect(vehicleWith({ vehicleType: '' })).toEqual(['Please fill in the vehicle type']);
    const { vehicleType: _, ...call } = vehicle.example;
    expect(checkDetails(vehicle, 'owner', call, { thisYear })).toMatchObject({
      ok: true,
      details: { vehicleType: 'car' },
    });
  });

  test('may say how many kilometres a day’s price includes, which is looked at last', () => {
    expect(vehicleWith({ kilometresIncluded: null })).toEqual([]);
    expect(vehicleWith({ kilometresIncluded: '100' })).toEqual([]);
    expect(
      vehicleWith({ kilometresIncluded: 'all', vehicleYear: 1989, insuranceInfo: 'x'.repeat(121) }),
    ).toEqual([
      'Insurance can have at most 120 characters.',
      'Vehicle year must be at least 1990.',
      'Kilometres included in a day’s price must be a number.',
    ]);
  });

  // Proves VEHICLE-RULE-03, VEHICLE-RULE-06.
  test('takes spaces for blank and blank image boxes for none', () => {
    expect(vehicleWith({ ownerName: '   ', vehicleImages: ['', ' '] })).toEqual([
      'Please fill in the owner name',
      'Please provide at least one vehicle image URL',
    ]);
  });

  // Proves VEHICLE-RULE-07, VEHICLE-RULE-08, VEHICLE-RULE-09, VEHICLE-RULE-10, OWN-LIMIT-02, OWN-LIMIT-03.
  // Proves OWN-LIMIT-04.
  test.each([
    [{ seatingCapacity: 0 }, 'Seating capacity must be at least 1.'],
    [{ seatingCapacity: 51 }, 'Seating capacity can be at most 50.'],
    [{ seatingCapacity: 4.5 }, 'Seating capacity must be a whole number.'],
    [
      { seatingCapacity: '4,5' },
      'Seating capacity can be read in two ways: please write it in digits alone, like 18000.',
    ],
    [{ seatingCapacity: 'many' }, 'Seating capacity must be a number.'],
    [{ pricePerDay: 0 }, 'Price per day must be at least 1.'],
    [{ pricePerKm: 'cheap' }, 'Price per km must be a number.'],
    [{ driverExperience: 0 }, 'Driver experience must be at least 1.'],
    [{ driverExperience: 51 }, 'Driver experience can be at most 50.'],
    [{ vehicleYear: 1989 }, 'Vehicle year must be at least 1990.'],
    [{ vehicleYear: 2027 }, 'Vehicle year can be at most 2026.'],
    [{ vehicleType: 'tank' }, 'Vehicle type has no option "tank".'],
    [{ features: ['Jacuzzi'] }, 'Features has no option "Jacuzzi".'],
    [{ vehicleImages: ['javascript:alert(1)'] }, 'Please enter a web address.'],
    [{ contactEmail: 'nobody' }, 'Please enter an email address, like name@example.com.'],
  ])('refuses %o in words', (changes, words) => {
    expect(vehicleWith(changes)).toEqual([words]);
  });

  // Proves VEHICLE-RULE-10.
  test('is told what is out of range in the specified order, the year last', () => {
    expect(
      vehicleWith({ vehicleYear: 1989, seatingCapacity: 0, pricePerDay: 0, driverExperience: 0 }),
    ).toEqual([
      'Seating capacity must be at least 1.',
      'Price per day must be at least 1.',
      'Driver experience must be at least 1.',
      'Vehicle year must be at least 1990.',
    ]);
  });

  // Proves VEHICLE-RULE-13, OWN-CALL-28.
  test('takes numbers as texts, as forms send them, and holds them as numbers', () => {
    const { vehicleYear, seatingCapacity, pricePerDay, pricePerKm, driverExperience } = vehicle.example;
    const numbers = { vehicleYear, seatingCapacity, pricePerDay, pricePerKm, driverExperience };
    const texts = Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, String(number)]));
    expect(checkDetails(vehicle, 'owner', { ...vehicle.example, ...texts }, { thisYear })).toMatchObject({
      ok: true,
      details: numbers,
    });
  });

  // Proves VEHICLE-RULE-13.
  test.each(['18,000', '18000/=', 'Rs 18 000', 'LKR 18,000.00', '18k'])(
    'takes its price written as %s',
    (pricePerDay) => {
      expect(checkDetails(vehicle, 'owner', { ...vehicle.example, pricePerDay }, { thisYear })).toMatchObject(
        { ok: true, details: { pricePerDay: 18_000 } },
      );
    },
  );

  test.each(['1.234,50', '18.000', '18,00'])('asks again for a price written as %s', (pricePerDay) => {
    expect(vehicleWith({ pricePerDay })).toEqual([
      'Price per day can be read in two ways: please write it in digits alone, like 18000.',
    ]);
  });

  test('with air conditioning among its features is air conditioned, however that was sent', () => {
    const sent = (changes: Record<string, unknown>) => {
      const checked = checkDetails(vehicle, 'owner', { ...vehicle.example, ...changes }, { thisYear });
      return checked.ok && checked.details.hasAC;
    };
    expect(sent({ features: ['Air Conditioning'], hasAC: false })).toBe(true);
    expect(sent({ features: ['Wifi'], hasAC: false })).toBe(false);
    expect(sent({ features: ['Wifi'], hasAC: true })).toBe(true);
  });

  // Proves VEHICLE-RULE-18, VEHICLE-RULE-19.
  test('an administrator may leave all but five fields blank, and blank numbers become 0', () => {
    const { ownerName, vehicleModel, contactPhone, contactEmail, baseLocation } = vehicle.example;
    const checked = checkDetails(
      vehicle,
      'admin',
      { ownerName, vehicleModel, contactPhone, contactEmail, baseLocation },
      { thisYear },
    );
    expect(checked).toMatchObject({
      ok: true,
      details: { seatingCapacity: 0, pricePerDay: 0, pricePerKm: 0 },
    });
    expect(messages(vehicle, 'admin', {})).toHaveLength(5);
  });

  // Proves OWN-ENTITY-04, OWN-ENTITY-05, VEHICLE-RULE-11, VEHICLE-RULE-12, OWN-LIMIT-28.
  test('gets its defaults', () => {
    const { availability, willingToTravel, pricePerKm, whatsapp, ...rest } = vehicle.example;
    expect(checkDetails(vehicle, 'owner', rest, { thisYear })).toMatchObject({
      ok: true,
      details: { availability: 'available', willingToTravel: true, pricePerKm: 0, whatsapp: null },
    });
  });
});

test.each([
  ['Rs 18,000.00', 'Rs 18000'],
  ['18000/=', 'Rs 18000'],
  ['Rs. 12 000 – 15 000', 'Rs 12000-15000'],
  ['$ 1,200/=', '$ 1200'],
  ['Rs 12,000/= - 15,000/=', 'Rs 12000-15000'],
])('a tour whose price is written as %s costs %s', (priceRange, kept) => {
  const sent = { ...tour.example, image: 'https://example.lk/t.jpg', priceRange };
  expect(checkDetails(tour, 'editInternal', sent, { thisYear })).toMatchObject({
    ok: true,
    details: { priceRange: kept },
  });
});

describe('a tour guide', () => {
  // Proves RULE-14, RULE-17, GUIDE-RULE-01, GUIDE-RULE-04, GUIDE-RULE-08.
  test('names all that is missing in one sentence', () => {
    expect(messages(tourGuide, 'owner', {})[0]).toBe(
      'Please fill in all required fields: Name, Bio, Years of experience, Contact email, Contact phone, Rate per day, Preferred areas',
    );
    expect(messages(tourGuide, 'owner', { name: 'A', bio: 'B' })[0]).toBe(
      'Please fill in all required fields: Years of experience, Contact email, Contact phone, Rate per day, Preferred areas',
    );
  });

  // Proves RULE-15, LIMIT-21, GUIDE-RULE-02, GUIDE-RULE-06, OWN-LIMIT-05.
  test('has 1 to 40 years of experience, or from 0 when an administrator writes it', () => {
    const years = (variant: Variant, yearsOfExperience: number) =>
      messages(tourGuide, variant, { ...tourGuide.example, yearsOfExperience });
    expect(years('owner', 0)).toEqual(['Years of experience must be at least 1.']);
    expect(years('owner', 41)).toEqual(['Years of experience can be at most 40.']);
    expect(years('admin', 0)).toEqual([]);
  });

  // Proves GUIDE-RULE-07.
  test('written by an administrator needs an email address as well', () => {
    const contactEmail = 'nobody';
    for (const variant of ['owner', 'admin'] as const)
      expect(messages(tourGuide, variant, { ...tourGuide.example, contactEmail })).toEqual([
        'Please enter an email address, like name@example.com.',
      ]);
  });

  // Proves GUIDE-RULE-05.
  test('drops empty certification rows and keeps the rest', () => {
    const certifications = [
      { name: '', issuedBy: ' ', year: null },
      { name: 'First aid', issuedBy: 'Red Cross', year: '2019' },
    ];
    const spelled = [{ name: 'First aid', issuedBy: 'Red Cross', year: 'nineteen' }];
    expect(messages(tourGuide, 'owner', { ...tourGuide.example, certifications: spelled })).toEqual([
      'The year of a certification must be a number.',
    ]);
    expect(
      checkDetails(tourGuide, 'owner', { ...tourGuide.example, certifications }, { thisYear }),
    ).toMatchObject({
      details: { certifications: [{ name: 'First aid', issuedBy: 'Red Cross', year: 2019 }] },
    });
  });

  // Proves GUIDE-RULE-05.
  test.each([
    [98, 'The year of a certification must be at least 1900.'],
    [thisYear + 1, 'The year of a certification can be at most 2026.'],
    ['2019.5', 'The year of a certification must be a whole number.'],
  ])('is told in plain words that no certification is of the year %s', (year, words) => {
    const certifications = [{ name: 'First aid', issuedBy: 'Red Cross', year }];
    expect(messages(tourGuide, 'owner', { ...tourGuide.example, certifications })).toEqual([words]);
  });

  test.each([
    [{ name: 'x'.repeat(121) }, 'The name of a certification can have at most 120 characters.'],
    [{ issuedBy: 'x'.repeat(121) }, 'Who issued a certification can have at most 120 characters.'],
  ])('is told what of a certification is too long', (part, words) => {
    const certifications = [{ name: 'First aid', issuedBy: 'Red Cross', year: 2019, ...part }];
    expect(messages(tourGuide, 'owner', { ...tourGuide.example, certifications })).toEqual([words]);
  });

  // Proves RULE-14, RULE-16, GUIDE-RULE-03, OWN-LIMIT-26.
  test('is available all week unless it says otherwise', () => {
    expect(
      checkDetails(tourGuide, 'owner', { ...tourGuide.example, availability: '' }, { thisYear }),
    ).toMatchObject({ ok: true, details: { availability: 'All Week' } });
  });

  // Proves GUIDE-RULE-01.
  test('is asked for what it takes back of the answers it must give, and All Week is not put over them', () => {
    const edited = (availability: unknown, before = 'Weekends and Poya days') => {
      const sent = { ...tourGuide.example, availability };
      return checkDetails(tourGuide, 'owner', sent, { thisYear, stored: { availability: before } });
    };
    for (const blank of ['', ' ', null])
      expect(edited(blank)).toEqual({
        ok: false,
        problems: [{ field: 'availability', message: 'Please fill in all required fields: Availability' }],
      });
    expect(edited('', '')).toMatchObject({ ok: true, details: { availability: 'All Week' } });
    expect(edited(undefined)).toMatchObject({ ok: true });
  });
});

describe('a tour', () => {
  const withImage = { ...tour.example, image: 'https://example.lk/t.jpg' };

  test.each([
    [{ day: 'x'.repeat(61), description: 'By train' }, 'The name of a day can have at most 60 characters.'],
    [
      { day: 'Day 1', description: 'x'.repeat(1001) },
      'What happens on a day can have at most 1000 characters.',
    ],
  ])('is told what of a day is too long', (row, words) => {
    expect(messages(tour, 'internal', { ...withImage, itinerary: [row] })).toEqual([words]);
  });

  // Proves OWN-ENTITY-23.
  test('takes its type in any case', () => {
    expect(checkDetails(tour, 'internal', { ...withImage, type: 'Safari' }, { thisYear })).toMatchObject({
      ok: true,
      details: { type: 'safari' },
    });
  });

  // Proves TOUR-FORM-02, TOUR-RULE-09.
  test('that links elsewhere needs its website and picture, and keeps nothing of the long form', () => {
    const { name, location, description, contactEmail, contactPhone, priceRange } = tour.example;
    const sent = { name, location, description, contactEmail, contactPhone, priceRange, duration: '2 days' };
    expect(messages(tour, 'external', sent)).toEqual([
      'Please fill in the booking website',
      'An image is required.',
    ]);
    const checked = checkDetails(
      tour,
      'external',
      { ...sent, bookingUrl: 'https://tours.example.lk', image: 'https://example.lk/t.jpg' },
      { thisYear },
    );
    expect(checked.ok && Object.keys(checked.details)).not.toContain('duration');
  });

  // Proves TOUR-FORM-04, TOUR-RULE-02, TOUR-RULE-03, OWN-LIMIT-06.
  test.each(['highlights', 'included', 'notIncluded', 'message'])('holds 200 characters of %s', (name) => {
    expect(messages(tour, 'internal', { ...withImage, [name]: 'x'.repeat(200) })).toEqual([]);
    expect(messages(tour, 'internal', { ...withImage, [name]: 'x'.repeat(201) })).toHaveLength(1);
  });

  test('of ours, or kept elsewhere and edited, may go without a price, and then has none', () => {
    for (const variant of ['adminInternal', 'editExternal'] as const) {
      const sent = { ...withImage, bookingUrl: 'https://tours.example.lk', priceRange: 'Rs ' };
      expect(checkDetails(tour, variant, sent, { thisYear })).toMatchObject({
        ok: true,
        details: { priceRange: null },
      });
    }
  });

  // Proves TOUR-FORM-03, TOUR-RULE-01, OWN-LIMIT-06.
  test('holds 300 characters of description, and a bare currency is no price', () => {
    expect(messages(tour, 'internal', { ...withImage, description: 'x'.repeat(301) })).toHaveLength(1);
    expect(messages(tour, 'internal', { ...withImage, priceRange: 'Rs ' })).toEqual([
      'Please fill in the price range',
    ]);
  });
});

test.each([
  ['Rs 45000-60000', 'Rs 45000-60000'],
  ['rs. 45,000 – 60,000', 'Rs 45000-60000'],
  ['$200 - 300', '$ 200-300'],
  ['9000', 'Rs 9000'],
  ['Rs Rs. 12,000', 'Rs 12000'],
  ['Rs LKR 12,000 - 15,000', 'Rs 12000-15000'],
  ['Rs රු. 12,000', 'Rs 12000'],
  ['$ $200', '$ 200'],
  // Of thousands at both ends, as the owner is told under the field.
  ['Rs 12-15k', 'Rs 12000-15000'],
  ['Rs 1 - 2 k', 'Rs 1000-2000'],
  ['$ 800-1k', '$ 800-1000'],
])('the price of a tour written as %s is kept as %s', (priceRange, kept) => {
  const sent = { ...tour.example, image: 'https://example.lk/t.jpg', priceRange };
  expect(checkDetails(tour, 'internal', sent, { thisYear })).toMatchObject({
    ok: true,
    details: { priceRange: kept },
  });
});

test('the price of a tour, however it is written, is kept as one that is read the same', () => {
  const parts = ['Rs ', '$ ', 'LKR', '1', '12', '15,000', ' 500', '.5', 'k', '-', ' – ', '/=', '+', ' a day'];
  const texts = fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(texts, (all) => {
      const sent = { ...tour.example, image: 'https://example.lk/t.jpg', priceRange: all.join('') };
      const checked = checkDetails(tour, 'internal', sent, { thisYear });
      const kept = checked.ok && checked.details.priceRange;
      if (typeof kept === 'string') expect(readPrice(kept, 'day')).toEqual(readPrice(sent.priceRange, 'day'));
    }),
    { numRuns: 500 },
  );
});

// Proves TOUR-FORM-05, TOUR-RULE-06.
test.each(['cheap', 'EUR 200', 'Rs $50', 'Rs .50', 'Rs 5-6-7', 'Rs -200', 'Rs 12.50', '$ 40-Rs 7000'])(
  'a tour that is edited does not cost %s; one that is offered says its price in any words',
  (priceRange) => {
    const sent = { ...tour.example, image: 'https://example.lk/t.jpg', priceRange };
    expect(messages(tour, 'editInternal', sent)).toEqual([
      'Price range must be Rs or $ and a number, or two with a hyphen between.',
    ]);
    expect(checkDetails(tour, 'internal', sent, { thisYear })).toMatchObject({
      ok: true,
      details: { priceRange },
    });
  },
);

test.each(['Rs 5000 per person, children half', 'EUR 200', '5000 a head'])(
  'a tour that was offered for %s may be edited without a word of its price',
  (priceRange) => {
    const sent = { ...tour.example, image: 'https://example.lk/t.jpg', priceRange };
    const edit = (changes: Record<string, unknown>) =>
      checkDetails(tour, 'editInternal', { ...sent, ...changes }, { thisYear, stored: { priceRange } });
    expect(edit({ duration: '4 days' })).toMatchObject({ ok: true, details: { priceRange } });
    expect(edit({ priceRange: `${priceRange}!` }).ok).toBe(false);
    expect(edit({ priceRange: 'Rs ' }).ok).toBe(false);
  },
);

describe('a business listing', () => {
  // Proves RULE-13, BUSINESS-RULE-03.
  test('needs a picture in these words', () => {
    expect(messages(businessListing, 'internal', { ...businessListing.example, imageUrl: null })).toEqual([
      'An image is required.',
    ]);
  });

  // Proves OWN-ENTITY-29.
  test('is a shop or something else only when an administrator says so', () => {
    const shop = { ...businessListing.example, businessType: 'shop' };
    expect(messages(businessListing, 'internal', shop)).toEqual(['Business type has no option "shop".']);
    expect(messages(businessListing, 'adminInternal', shop)).toEqual([]);
  });

  test('that an administrator filed under shop stays one while its owner changes the rest', () => {
    const stored = { businessType: 'shop' };
    const changed = (businessType: string) =>
      checkDetails(
        businessListing,
        'internal',
        {
          ...businessListing.example,
          imageUrl: 'https://example.lk/1.jpg',
          phone: '077 765 4321',
          businessType,
        },
        { thisYear, stored },
      );
    expect(changed('shop')).toMatchObject({ ok: true, details: { businessType: 'shop' } });
    expect(changed('cafe')).toMatchObject({ ok: true, details: { businessType: 'cafe' } });
    expect(changed('other')).toMatchObject({
      problems: [{ field: 'businessType', message: 'Business type has no option "other".' }],
    });
  });
});

describe('a blog', () => {
  // Proves BLOG-FORM-02, BLOG-RULE-01, BLOG-RULE-03, BLOG-RULE-04, BLOG-RULE-05, BLOG-RULE-06.
  test('without an author is by a guest, unless it is kept elsewhere or ours', () => {
    expect(
      checkDetails(blog, 'internal', { title: 'T', content: '<p>Words</p>', author: ' ' }, { thisYear }),
    ).toMatchObject({ ok: true, details: { author: 'Guest Author' } });
    const [content, blogUrl, image] = ['<p>Words</p>', 'https://b.example.lk/', 'https://b.example.lk/b.jpg'];
    for (const variant of ['external', 'adminInternal', 'adminExternal'] as const)
      expect(messages(blog, variant, { title: 'T', author: ' ', content, blogUrl, image })).toEqual([
        'Please fill in the author name',
      ]);
    expect(messages(blog, 'internal', { title: 'T', content: '<p> </p>' })).toEqual([
      'Please fill in the content',
    ]);
  });
});

describe.each(Object.values(kinds))('the kind $name', (kind: Kind) => {
  test('has an example that it accepts, pictures apart', () => {
    const variant = kind.variants[0] as Variant;
    const checked = checkDetails(kind, variant, kind.example, { thisYear });
    const problems = checked.ok ? [] : checked.problems.filter(({ field }) => field !== kind.image);
    expect(problems).toEqual([]);
  });

  test('refuses whatever is far out of bounds in words of ours', () => {
    const long = 'x'.repeat(10_000);
    const far = [1e30, 0.5, true, { day: 1 }, long, `https://example.lk/${long}`, `${long}@example.lk`];
    const lists = far.map((one) => [one, ...'x'.repeat(100)]);
    for (const variant of kind.variants)
      for (const { name } of fieldsOf(kind, variant))
        for (const value of [...far, ...lists])
          for (const message of messages(kind, variant, { [name]: value }))
            expect(message).not.toMatch(/^(Too |Invalid)/);
  });

  test('speaks only of fields it has', () => {
    const names = kind.fields.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of [kind.title, kind.image, ...kind.searched]) expect(names).toContain(name);
    for (const fact of kind.facts) expect(names).toContain(fact.field);
    const shown = Object.keys((publicViews[kind.name] as unknown as z.ZodObject).shape);
    for (const name of kind.card) expect(shown).toContain(name);
    for (const { fields } of kind.filters) for (const field of fields) expect(names).toContain(field);
    expect(Object.keys(kind.example).filter((name) => !names.includes(name))).toEqual([]);
    for (const variant of kind.variants) expect(fieldsOf(kind, variant).length).toBeGreaterThan(0);
  });
});

test('a label within a sentence keeps the capitals of an abbreviation', () => {
  expect(messages(blog, 'external', { ...blog.example, blogUrl: '' })).toContain(
    'Please fill in the blog URL',
  );
  expect(messages(businessListing, 'external', { ...businessListing.example, redirectUrl: '' })).toContain(
    'Please fill in the booking URL',
  );
});
