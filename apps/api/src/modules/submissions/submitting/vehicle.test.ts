import { describe, expect, test } from 'vitest';
import { entitlements } from '../../../schema/index.ts';
import { bodyOf, now, useSubmissions } from './testing.ts';

const { api, me, send } = useSubmissions();

describe('a vehicle', () => {
  test('is one, however its plate is written', async () => {
    expect((await send('/vehicles', bodyOf('vehicle', { plateNumber: 'WP CAB-1234' }))).statusCode).toBe(201);
    const other = await api.signIn();
    for (const plateNumber of ['wp cab 1234', 'CAB-1234', 'WPCAB1234', 'cab1234', 'CP CAB-1234']) {
      const reply = await send('/vehicles', bodyOf('vehicle', { plateNumber }), other);
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'CONFLICT']);
      expect(reply.json().fields).toHaveProperty('plateNumber');
    }
    expect((await send('/vehicles', bodyOf('vehicle', { plateNumber: 'CAB-1235' }), other)).statusCode).toBe(
      201,
    );
  });

  test('has phones in the form that dials from everywhere, and refuses what is none', async () => {
    const sent = { contactPhone: '077 123 4567', whatsapp: '+94 (77) 123-4567' };
    const reply = await send('/vehicles', bodyOf('vehicle', sent));
    expect(reply.json()).toMatchObject({ contactPhone: '+94771234567', whatsapp: '+94771234567' });
    const wrong = await send('/vehicles', bodyOf('vehicle', { contactPhone: '0001234567' }));
    expect([wrong.statusCode, wrong.json().error]).toEqual([
      400,
      'Please enter a phone number, like 077 123 4567.',
    ]);
  });

  test('has phones that were copied with what nobody sees around them', async () => {
    const sent = { contactPhone: '\u202a+94 77 123 4567\u202c', whatsapp: ' \ufeff+94 77 123 4567\u200b' };
    const reply = await send('/vehicles', bodyOf('vehicle', sent));
    expect(reply.json()).toMatchObject({ contactPhone: '+94771234567', whatsapp: '+94771234567' });
  });

  // Proves VEHICLE-RULE-14, VEHICLE-RULE-16.
  test('has one picture, or three with premium', async () => {
    const vehicleImages = [
      'https://example.lk/1.jpg',
      'https://example.lk/2.jpg',
      'https://example.lk/3.jpg',
    ];
    for (const many of [vehicleImages, [...vehicleImages, ...vehicleImages]]) {
      const refused = await send('/vehicles', bodyOf('vehicle', { vehicleImages: many }));
      expect([refused.statusCode, refused.json().error]).toEqual([
        400,
        'Maximum 1 images allowed for free accounts',
      ]);
    }
    await api.db.insert(entitlements).values({
      ...{ userId: me().id, kind: 'vehicle', plan: 'monthly', source: 'payment', sourceId: 'ORDER1' },
      ...{ startsAt: new Date(now.getTime() - 1000), endsAt: new Date(now.getTime() + 86_400_000) },
    });
    const four = [...vehicleImages, 'https://example.lk/4.jpg'];
    expect((await send('/vehicles', bodyOf('vehicle', { vehicleImages: four }))).json().error).toBe(
      'Maximum 3 images allowed for premium accounts',
    );
    const made = (await send('/vehicles', bodyOf('vehicle', { vehicleImages }))).json();
    expect(made).toMatchObject({ vehicleImages, isPremium: true, premiumUpgraded: true });
  });

  // Proves OWN-CALL-19.
  test('of an owner with premium is live at once, unchecked, and waits for its review', async () => {
    await api.db.insert(entitlements).values({
      ...{ userId: me().id, kind: 'vehicle', plan: 'yearly', source: 'payment', sourceId: 'ORDER2' },
      ...{ startsAt: now, endsAt: new Date(now.getTime() + 86_400_000) },
    });
    const made = (await send('/vehicles', bodyOf('vehicle'))).json();
    expect(made).toMatchObject({ status: 'approved', needsReview: true, checkedAt: null });
    const history = (await api.get(`/listings/${made._id}/history`, { headers: me().headers })).json();
    expect(history.steps.map(({ to, by }: { to: string; by: string }) => [to, by])).toEqual([
      ['approved', 'system'],
      ['pending', 'owner'],
    ]);
    const status = (path: string) => api.get(`${path}/my-premium-status`, { headers: me().headers });
    expect((await status('/vehicles')).json()).toEqual({
      hasActivePremiumSubscription: true,
      activePlanType: 'yearly',
      premiumExpiry: '2026-11-22T08:00:00.000Z',
    });
    for (const path of ['/tour-guides', '/affiliate-links']) {
      expect((await status(path)).json()).toEqual({
        hasActivePremiumSubscription: false,
        activePlanType: null,
        premiumExpiry: null,
      });
    }
  });

  test('keeps to the ranges, options and addresses of the form', async () => {
    for (const [sent, words] of [
      [{ seatingCapacity: 51 }, 'Seating capacity can be at most 50.'],
      [{ vehicleYear: 2027 }, 'Vehicle year can be at most 2026.'],
      [{ features: ['Jacuzzi'] }, 'Features has no option "Jacuzzi".'],
      [{ vehicleImages: ['javascript:alert(1)'] }, 'Please enter a web address.'],
      [{ vehicleImages: ['/media/../../etc/passwd.webp'] }, 'Please enter a web address.'],
      [{ vehicleImages: ['/scenes/yala.svg'] }, 'Please enter a web address.'],
      [{ features: '["Wifi"' }, 'Features must be a list.'],
    ] as const) {
      const reply = await send('/vehicles', bodyOf('vehicle', sent));
      expect([reply.statusCode, reply.json().error]).toEqual([400, words]);
    }
    const hostile = await send('/vehicles', {
      ...bodyOf('vehicle'),
      ownerName: { $gt: '' },
      hasAC: 'perhaps',
    });
    expect(hostile.statusCode).toBe(400);
  });
});
