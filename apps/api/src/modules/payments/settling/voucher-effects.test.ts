import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { untilWaiting } from '../../../platform/database/testing.ts';
import { newId } from '../../../schema/index.ts';
import { asked } from '../../inquiries/testing.ts';
import { addListing, exampleOf } from '../../listings/testing.ts';
import { whenDecided } from '../../moderation/testing.ts';
import { gatherEvidence } from '../chargebacks/evidence.ts';
import { useBuyer } from './testing.ts';

const { api, people, buy, order, pay, chargeBack, take, myPayments, mails, later } = useBuyer();

describe('a sponsored post', () => {
  const post = (title: string, more: object = {}) =>
    api.post('/blogs/sponsored', { ...exampleOf('blog'), title, ...more }, people.payer);

  const again = 'it can be paid for again and sent again as it is';
  const mailed = async () =>
    (await mails()).find(({ subject }) => subject.startsWith('Your bank took back'))?.text;

  // Proves ENTITY-14, OWN-ENTITY-35, BLOG-RULE-08.
  test('needs a payment that was not used before', async () => {
    const none = await post('First');
    expect([none.statusCode, none.json()]).toEqual([
      402,
      { code: 'VOUCHER_REQUIRED', error: 'No valid payment voucher found.' },
    ]);
    await buy('sponsored_blog_post');
    const [payment] = await myPayments();
    expect(payment.subscriptionDetails.awaitingSubmission).toBe(true);
    expect((await post('')).statusCode).toBe(400);
    const made = await post('First');
    expect(made.statusCode).toBe(201);
    const [spent] = await myPayments();
    expect(spent.subscriptionDetails).toMatchObject({
      awaitingSubmission: false,
      listingId: made.json()._id,
    });
    expect((await post('Second')).statusCode).toBe(402);
    expect((await post('First')).json()._id).toBe(made.json()._id);
  });

  // Proves BLOG-RULE-07.
  test('takes the payment that is named, or else the oldest; a fixed word names none', async () => {
    await buy('sponsored_blog_post');
    later('2026-11-21T06:31:00Z');
    const second = await buy('sponsored_blog_post');
    const [newest, oldest] = await myPayments();
    expect((await post('Named', { paymentId: newest._id })).statusCode).toBe(201);
    expect((await post('Again', { paymentId: newest._id })).statusCode).toBe(402);
    expect((await post('By order', { paymentId: second.orderId })).statusCode).toBe(402);
    expect((await post('Fixed', { paymentId: 'already-paid' })).statusCode).toBe(201);
    const after = await myPayments();
    expect(
      after.find((one: { _id: string }) => one._id === oldest._id).subscriptionDetails.listingId,
    ).toBeTruthy();
    expect((await post('Others', { paymentId: newId() })).statusCode).toBe(402);
  });

  test('that is sent again hours later, when its answer was lost, is the same and spends no other payment', async () => {
    await buy('sponsored_blog_post');
    const made = (await post('First')).json();
    later('2026-11-21T11:30:00Z');
    expect((await post('First')).json()).toEqual(made);
    await buy('sponsored_blog_post');
    expect((await post('First')).json()).toEqual(made);
    expect((await post('Second')).statusCode).toBe(201);
    await api.patch(`/blogs/${made._id}/verify`, { status: 'rejected', reason: 'Blurred.' }, people.admin);
    expect((await post('First')).statusCode).toBe(402);
  });

  test('and another at the same time are made with one voucher each, or not at all', async () => {
    await buy('sponsored_blog_post');
    const both = await Promise.all(['One', 'Two', 'Three'].map((title) => post(title)));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 402, 402]);
  });

  test('is taken down when its payment goes back, and comes again with another', async () => {
    const order = await buy('sponsored_blog_post');
    const { _id } = (await post('Tea')).json();
    await api.patch(`/blogs/${_id}/verify`, { status: 'approved' }, people.admin);
    await chargeBack(order);
    expect((await api.get(`/blogs/${_id}`)).statusCode).toBe(404);
    expect(await take(_id, '/blogs')).toMatchObject({
      status: 'rejected',
      rejectReason: 'The payment for it was given back.',
    });
    const change = () => api.put(`/blogs/user/${_id}`, { title: 'Tea again' }, people.payer);
    expect((await change()).statusCode).toBe(402);
    later('2026-11-21T07:00:00Z');
    await buy('sponsored_blog_post');
    expect((await change()).json()).toMatchObject({ status: 'pending', title: 'Tea again' });
  });

  test('that was taken down because its payment went back comes again as it is, once it is paid for again', async () => {
    const order = await buy('sponsored_blog_post');
    const { _id } = (await post('Tea')).json();
    await api.patch(`/blogs/${_id}/verify`, { status: 'approved' }, people.admin);
    await chargeBack(order);
    expect((await mails()).at(-1)?.text).toContain('it can be paid for again and sent again as it is');
    const sendAgain = () => api.put(`/blogs/user/${_id}`, { title: 'Tea' }, people.payer);
    expect((await sendAgain()).statusCode).toBe(402);
    later('2026-11-21T07:00:00Z');
    await buy('sponsored_blog_post');
    expect((await sendAgain()).json()).toMatchObject({ status: 'pending', title: 'Tea' });
    await api.patch(`/blogs/${_id}/verify`, { status: 'rejected', reason: 'Blurred.' }, people.admin);
    expect((await sendAgain()).json()).toMatchObject({ status: 'rejected', rejectReason: 'Blurred.' });
  });

  test('an unspent voucher is worth nothing once its payment went back', async () => {
    const order = await buy('sponsored_blog_post');
    await chargeBack(order);
    expect((await post('Tea')).statusCode).toBe(402);
    const [payment] = await myPayments();
    expect(payment.subscriptionDetails.awaitingSubmission).toBe(false);
    expect(await mailed()).not.toContain(again);
  });

  test.each([
    ['shown with it', async () => undefined, true],
    [
      'deleted',
      async (id: string) =>
        expect((await api.delete(`/blogs/${id}`, people.payer)).statusCode).toBeLessThan(300),
      false,
    ],
    [
      'rejected for what it says',
      (id: string) =>
        api.patch(`/blogs/${id}/verify`, { status: 'rejected', reason: 'Blurred.' }, people.admin),
      false,
    ],
  ])(
    'that is %s when its payment goes back: to pay again is said where that helps',
    async (_, meanwhile, helps) => {
      const order = await buy('sponsored_blog_post');
      const { _id } = (await post('Tea')).json();
      await api.patch(`/blogs/${_id}/verify`, { status: 'approved' }, people.admin);
      await whenDecided(api);
      await meanwhile(_id);
      await whenDecided(api);
      await chargeBack(order);
      expect((await mailed())?.includes(again)).toBe(helps);
    },
  );
});

describe('a tour partnership', () => {
  const submit = (name = 'Tea country') =>
    api.post(
      '/tours/partnership',
      { ...exampleOf('tour', { name }), image: 'https://example.lk/t.jpg' },
      people.payer,
    );
  const approve = async (id: string) => {
    await api.patch(`/tours/${id}/verify`, { status: 'approved' }, people.admin);
    await whenDecided(api);
  };

  /** As an administrator is told before its money is given back. */
  const isTakenDownWith = async ({ orderId }: { orderId: string }) =>
    (await api.get(`/admin/payments/${orderId}`, people.admin)).json().effects.takesDown;

  test('begins when the tour is approved for the first time, and lasts a month', async () => {
    expect((await submit()).statusCode).toBe(402);
    await buy('tour_partnership');
    const { _id } = (await submit()).json();
    expect(await take(_id, '/tours')).toMatchObject({ isPremium: false });
    later('2026-12-01T06:00:00Z');
    await approve(_id);
    const premiumExpiry = '2027-01-01T06:00:00.000Z';
    expect((await api.get(`/tours/${_id}`)).json()).toMatchObject({ isPremium: true, premiumExpiry });
    await api.patch(`/tours/${_id}/verify`, { status: 'rejected' }, people.admin);
    later('2026-12-02T06:00:00Z');
    await approve(_id);
    expect((await api.get(`/tours/${_id}`)).json()).toMatchObject({ premiumExpiry });
  });

  test.each(['the same administrator', 'another'])('begins once where %s verifies it twice', async (who) => {
    await buy('tour_partnership');
    const { _id } = (await submit()).json();
    const second = who === 'another' ? await api.signIn({ role: 'admin' }) : people.admin;
    const verify = (by = people.admin) => api.patch(`/tours/${_id}/verify`, { status: 'approved' }, by);
    expect((await Promise.all([verify(), verify(second)])).map((r) => r.statusCode)).toEqual([200, 200]);
    await whenDecided(api);
    expect((await api.get(`/tours/${_id}`)).json()).toMatchObject({
      isPremium: true,
      premiumExpiry: '2026-12-21T06:00:00.000Z',
    });
  });

  test('is renewed by naming the tour, a month from its present end', async () => {
    await buy('tour_partnership');
    const { _id } = (await submit()).json();
    await approve(_id);
    await buy('tour_partnership', _id);
    expect((await api.get(`/tours/${_id}`)).json()).toMatchObject({
      premiumExpiry: '2027-01-21T06:00:00.000Z',
    });
    expect((await submit('Another')).statusCode).toBe(402);
  });

  test('that goes back leaves the tour what a renewal pays for, until that goes back as well', async () => {
    const first = await buy('tour_partnership');
    const { _id } = (await submit()).json();
    await approve(_id);
    expect(await isTakenDownWith(first)).toBe(true);
    const renewal = await buy('tour_partnership', _id);
    later('2026-11-25T06:00:00Z');
    // One of the two is enough.
    for (const one of [first, renewal]) expect(await isTakenDownWith(one)).toBe(false);
    await chargeBack(first);
    expect((await api.get(`/tours/${_id}`)).json()).toMatchObject({
      isPremium: true,
      premiumExpiry: '2026-12-25T06:00:00.000Z',
    });
    expect(await isTakenDownWith(renewal)).toBe(true);
    await chargeBack(renewal);
    expect(await isTakenDownWith(renewal)).toBe(false);
    expect((await api.get(`/tours/${_id}`)).statusCode).toBe(404);
    expect(await take(_id, '/tours')).toMatchObject({ status: 'rejected', isPremium: false });
    const change = api.put(`/tours/${_id}`, { name: 'Tea again' }, people.payer);
    expect((await change).statusCode).toBe(402);
  });

  test.each([
    ['a day before', '2026-11-27T06:00:00Z'],
    ['at the moment in which', '2026-11-26T06:00:00Z'],
  ])(
    'that only a renewal paid for when it was published again, %s that goes back, ends with it',
    async (_, end) => {
      const first = await buy('tour_partnership');
      const { _id } = (await submit()).json();
      await approve(_id);
      const renewal = await buy('tour_partnership', _id);
      later('2026-11-25T06:00:00Z');
      await chargeBack(first);
      await api.patch(`/tours/${_id}/verify`, { status: 'rejected' }, people.admin);
      later('2026-11-26T06:00:00Z');
      await approve(_id);
      await api.db.execute(sql`update listings set approved_at = approved_at + interval '1 second'`);
      expect((await api.get(`/tours/${_id}`)).json()).toMatchObject({ isPremium: true });
      later(end);
      await chargeBack(renewal);
      expect(await take(_id, '/tours')).toMatchObject({ status: 'rejected', isPremium: false });
    },
  );

  test('that our team published again after all that paid for it had gone back stays published', async () => {
    const first = await buy('tour_partnership');
    const { _id } = (await submit()).json();
    await approve(_id);
    const renewal = await buy('tour_partnership', _id);
    later('2026-11-25T06:00:00Z');
    for (const one of [first, renewal]) await chargeBack(one);
    later('2026-11-26T06:00:00Z');
    await approve(_id);
    later('2026-11-27T06:00:00Z');
    await chargeBack(await buy('tour_partnership', _id));
    expect(await take(_id, '/tours')).toMatchObject({ status: 'approved', isPremium: false });
  });

  test('that goes back takes the tour down, and questions about it end with words to the travellers', async () => {
    const order = await buy('tour_partnership');
    const { _id } = (await submit()).json();
    await approve(_id);
    const traveller = await api.signIn();
    const sent = asked([], { itemIds: [{ kind: 'tour', _id }] });
    const { threads } = (await api.post('/inquiries', sent, traveller)).json();
    await chargeBack(order);
    await api.runJobs();
    const thread = (await api.get(`/inquiries/${threads[0]._id}`, traveller)).json();
    expect(thread).toMatchObject({ status: 'cancelled', steps: [{}, { by: 'system' }] });
  });

  test('that goes back while its tour is approved takes the tour down, whichever of both has the later time', async () => {
    const order = await buy('tour_partnership');
    const { _id } = (await submit()).json();
    await approve(_id);
    await api.db.execute(sql`update listings set approved_at = approved_at + interval '1 second'`);
    await chargeBack(order);
    expect(await take(_id, '/tours')).toMatchObject({ status: 'rejected', isPremium: false });
  });

  test('for a tour that was deleted before the money came is a voucher for the next, and its receipt says so', async () => {
    const tour = await addListing(api, 'tour', {}, { ownerId: people.payer.id });
    const made = await order('tour_partnership', tour);
    await api.delete(`/tours/${tour}`, people.payer);
    await pay(made);
    const receipt = (await mails()).find(({ subject }) => subject.startsWith('Your receipt'));
    expect(receipt?.text).toContain('Its month of premium begins when our team approves it.');
    expect(receipt?.text).not.toContain('Premium is on');
    expect((await submit()).statusCode).toBe(201);
  });

  describe('for a tour that was taken off before the money came', () => {
    const takeOff = (id: string) =>
      api.patch(`/tours/${id}/verify`, { status: 'rejected', reason: 'No price.' }, people.admin);
    const paidWhileOff = async (id: string) => {
      const added = await order('tour_partnership', id);
      await takeOff(id);
      await whenDecided(api);
      await pay(added);
      return added;
    };
    const month = { isPremium: true, premiumExpiry: '2027-02-05T06:00:10.000Z' };
    /** As it is two weeks after its own month was over. */
    const sentAgain = async (id: string) => {
      later('2027-01-05T06:00:00Z');
      const sent = await api.put(`/tours/${id}`, { name: 'With its price' }, people.payer);
      expect([sent.statusCode, sent.json().status]).toEqual([200, 'pending']);
      await api.patch(`/tours/${id}/verify`, { status: 'approved' }, people.admin);
      // What follows from a decision comes when it cannot be taken back any more.
      later('2027-01-05T06:00:10Z');
      await whenDecided(api);
    };

    test('begins when it is approved again, and its receipt says so', async () => {
      await buy('tour_partnership');
      const { _id } = (await submit()).json();
      await approve(_id);
      later('2026-12-22T06:00:00Z');
      await paidWhileOff(_id);
      const receipt = (await mails()).filter(({ subject }) => subject.startsWith('Your receipt')).at(-1);
      expect(receipt?.text).toContain('is kept until our team approves it again');
      expect(receipt?.text).not.toContain('Premium is on');
      const added = await myPayments();
      const awaits = { awaitingSubmission: false, awaitingApproval: true };
      expect(added[0].subscriptionDetails).toMatchObject({ ...awaits, listingId: _id });
      // What was submitted with its own payment waits for nothing.
      expect(added[1].subscriptionDetails).toMatchObject({ awaitingApproval: false, listingId: _id });
      await sentAgain(_id);
      expect(await take(_id, '/tours')).toMatchObject(month);
      expect((await myPayments())[0].subscriptionDetails).toMatchObject({ awaitingApproval: false });
    });

    test('is told to administrators and to a bank as a month of a tour, with which nothing was submitted', async () => {
      const tour = await addListing(api, 'tour', {}, { ownerId: people.payer.id });
      const added = await paidWhileOff(tour);
      const forAdmin = async () =>
        (await api.get(`/admin/payments/${added.orderId}`, people.admin)).json().effects.voucher;
      expect(await forAdmin()).toMatchObject({ isAdded: true, startedAt: null });
      await sentAgain(tour);
      expect(await forAdmin()).toMatchObject({ isAdded: true, startedAt: expect.any(String) });
      await chargeBack(added);
      const context = {
        db: api.db,
        clock: () => new Date('2027-01-06T06:00:00Z'),
        publicUrl: 'https://x.lk',
      };
      const { sections } = await gatherEvidence(context, added.orderId);
      expect(sections.find(({ title }) => title === 'What it brought')?.lines).toEqual([
        expect.stringContaining('Premium for tours, monthly'),
        expect.stringMatching(/^A month of premium for a tour that was not shown when it was paid, begun /),
      ]);
    });

    test('pays for it like a renewal where what it was made with went back, until that goes back as well', async () => {
      const first = await buy('tour_partnership');
      const { _id } = (await submit()).json();
      await approve(_id);
      const added = await paidWhileOff(_id);
      await chargeBack(first);
      await sentAgain(_id);
      expect(await take(_id, '/tours')).toMatchObject(month);
      expect(await isTakenDownWith(added)).toBe(true);
      await chargeBack(added);
      expect(await take(_id, '/tours')).toMatchObject({ status: 'rejected', isPremium: false });
    });

    test('leaves a tour that was made without paying where it is when it goes back', async () => {
      const tour = await addListing(api, 'tour', {}, { ownerId: people.payer.id });
      const added = await paidWhileOff(tour);
      await sentAgain(tour);
      expect(await take(tour, '/tours')).toMatchObject(month);
      expect(await isTakenDownWith(added)).toBe(false);
      await chargeBack(added);
      expect(await take(tour, '/tours')).toMatchObject({ status: 'approved', isPremium: false });
    });

    test('is a voucher for another tour while the tour is deleted, and waits again when it is brought back', async () => {
      const tour = await addListing(api, 'tour', {}, { ownerId: people.payer.id });
      await paidWhileOff(tour);
      expect((await api.delete(`/tours/${tour}`, people.payer)).statusCode).toBe(204);
      const waits = async () => (await myPayments())[0].subscriptionDetails;
      const asVoucher = { awaitingSubmission: true, awaitingApproval: false, listingId: null };
      expect(await waits()).toMatchObject(asVoucher);
      const restore = () => api.post(`/admin/listings/${tour}/restore`, undefined, people.admin);
      expect((await restore()).statusCode).toBe(204);
      const asMonth = { awaitingSubmission: false, awaitingApproval: true, listingId: tour };
      expect(await waits()).toMatchObject(asMonth);
      expect((await submit()).statusCode).toBe(402);
      await sentAgain(tour);
      expect(await take(tour, '/tours')).toMatchObject(month);
    });

    test('that was spent on another tour while it was deleted stays there when it is brought back', async () => {
      const tour = await addListing(api, 'tour', {}, { ownerId: people.payer.id });
      await paidWhileOff(tour);
      await api.delete(`/tours/${tour}`, people.payer);
      const other = (await submit()).json()._id;
      await api.post(`/admin/listings/${tour}/restore`, undefined, people.admin);
      expect((await myPayments())[0].subscriptionDetails).toMatchObject({ listingId: other });
    });

    test('begins as well when that is taken back', async () => {
      const tour = await addListing(api, 'tour', {}, { ownerId: people.payer.id });
      const added = await order('tour_partnership', tour);
      await takeOff(tour);
      await pay(added);
      expect(await take(tour, '/tours')).toMatchObject({ status: 'rejected', isPremium: false });
      await api.post('/admin/listings/undo', { ids: [tour] }, people.admin);
      expect(await take(tour, '/tours')).toMatchObject({ status: 'approved', isPremium: true });
    });
  });

  test('for a tour that is deleted while the money comes is a voucher for the next', async () => {
    const tour = await addListing(api, 'tour', {}, { ownerId: people.payer.id });
    const made = await order('tour_partnership', tour);
    const both: ReturnType<typeof pay>[] = [];
    await api.db.transaction(async (tx) => {
      await tx.execute(sql`select from listings where id = ${tour}::uuid for update`);
      both.push(api.delete(`/tours/${tour}`, people.payer));
      await untilWaiting(api.db, 1);
      both.push(pay(made));
      await untilWaiting(api.db, 2);
    });
    expect((await Promise.all(both)).map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect((await submit()).statusCode).toBe(201);
  });
});

test('administrators publish without a voucher', async () => {
  expect((await api.post('/blogs', exampleOf('blog'), people.admin)).statusCode).toBe(201);
  expect((await api.post('/tours', exampleOf('tour'), people.admin)).statusCode).toBe(201);
});
