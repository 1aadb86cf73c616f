import { beforeEach, expect, test, vi } from 'vitest';
import * as threadRoute from '~/routes/inquiries/thread.tsx';
import {
  type Answer,
  alertWith,
  answer,
  cleanup,
  fill,
  openPage,
  routeAt,
  says,
  screen,
  signIn,
} from '~/testing/open-page.tsx';
import { at, item, offer, thread, threadId, van } from '../testing.ts';

beforeEach(() => {
  vi.setSystemTime(at);
});

const hotel = { ...item(van, 'Villa Ella'), kind: 'businessListing', href: `/businesses/${van}` };
const price = { from: 12_000, to: 12_000, currency: 'LKR' };

/** The partner of a hotel or of another listing opens the form of an offer. */
async function opensOffer(listing: object, read: object, asked: object = {}) {
  signIn();
  const heard = answer({
    'GET /inquiries/{id}': says({ ...thread, listing, listingTitle: 'It', as: 'partner', ...asked }),
    'POST /inquiries/{id}/read': { status: 204 },
    'GET /affiliate-links/{id}': says(read),
    'GET /tours/{id}': says(read),
    'GET /vehicles/{id}': says(read),
    'POST /inquiries/{id}/offers': { status: 201, body: offer },
  });
  const { user } = await openPage(routeAt('/inquiries/:id', threadRoute), `/inquiries/${threadId}`);
  await user.click(await screen.findByRole('button', { name: /^Make an/ }));
  await screen.findByRole('form', { name: 'Your offer' });
  const field = (label: string, at = 0) =>
    screen.getAllByLabelText<HTMLInputElement>(label)[at] as HTMLInputElement;
  const leaves = async (label: string, value: string) => {
    await user.click(field(label));
    fill(field(label), value);
    await user.tab();
  };
  return { ...heard, user, field, leaves };
}

test.each([
  ['roomNight', '4', '6', 'night'],
  ['personNight', '12', '18', 'night'],
  ['personDay', '15', '21', 'day'],
  ['day', '5', '7', 'day'],
  ['person', '3', '3', 'person'],
])('an offer by the %s follows its days: %s becomes %s', async (per, four, six, unit) => {
  const { field, leaves } = await opensOffer(hotel, { price: { ...price, per } });
  expect([field('How many').value, field('Of what').value]).toEqual([four, unit]);
  await leaves('Last day', '2027-02-16');
  expect(field('How many').value).toBe(six);
  // One day after the other is changed: between them there are none.
  await leaves('First day', '2027-02-20');
  await leaves('Last day', '2027-02-24');
  expect(field('How many').value).toBe(four);
  expect(screen.queryByText(/^The days have changed/)).toBeNull();
});

test.each([
  [hotel, { businessType: 'hotel' }, '4', 'night'],
  [hotel, { businessType: 'restaurant' }, '1', 'trip'],
  [{ ...hotel, kind: 'tour' }, {}, '1', 'trip'],
] as const)('a price that says not what it is for is for nights, or for all of it: %#', async (...row) => {
  const [listing, read, quantity, unit] = row;
  const { field } = await opensOffer(listing, { price: { ...price, per: null }, ...read });
  expect([field('How many').value, field('Of what').value]).toEqual([quantity, unit]);
});

test('a line whose number is the partner’s own stays when the days are changed, and says so until it is looked at', async () => {
  const { user, field, leaves } = await opensOffer(hotel, { price: { ...price, per: 'roomNight' } });
  fill(field('How many'), '8');
  await user.click(screen.getByRole('button', { name: 'Another line' }));
  await leaves('Last day', '2027-02-16');
  expect([0, 1].map((at) => field('How many', at).value)).toEqual(['8', '1']);
  expect(screen.getAllByText('The days have changed: this line has stayed as you wrote it.')).toHaveLength(1);
  fill(field('How many'), '12');
  expect(screen.queryByText(/^The days have changed/)).toBeNull();
});

const byRoom = { price: { ...price, per: 'roomNight' } };

test('a form that opens begins in sight and has the keyboard, which goes on from the offer once it is sent, and from the button where it is not', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const shown = () => scrolled.mock.contexts.map((part) => (part as Element).textContent);
  const { user, answers } = await opensOffer(hotel, byRoom);
  const hasKeyboard = (role: string, name: string) =>
    vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole(role, { name })));
  await hasKeyboard('heading', 'Your offer');
  expect(shown()).toEqual(['Your offer']);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await hasKeyboard('button', 'Make an offer');
  await user.click(screen.getByRole('button', { name: 'Make an offer' }));
  await hasKeyboard('heading', 'Your offer');
  answers['GET /inquiries/{id}'] = { status: 204 };
  await user.click(screen.getByRole('button', { name: 'Send the offer' }));
  await hasKeyboard('heading', 'The offer');
  expect(shown()).toEqual(['Your offer', 'Your offer', 'The offer']);
});

test('where the offer that was sent is not there to be shown, the keyboard is at the button', async () => {
  const { user, answers } = await opensOffer(hotel, byRoom);
  answers['POST /inquiries/{id}/offers'] = { status: 201, body: { ...offer, state: 'lapsed' } };
  await user.click(screen.getByRole('button', { name: 'Send the offer' }));
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Make an offer' })),
  );
});

test.each(['18,000', '18000/=', 'Rs. 18,000/=', '18k', '18 000'])(
  'an offer reads %s as eighteen thousand rupees',
  async (written) => {
    const { user, field, sent } = await opensOffer(hotel, byRoom);
    fill(field('Rupees each'), written);
    await screen.findByText('In all LKR 72,000');
    expect(field('Rupees each').value).toBe(written);
    await user.click(screen.getByRole('button', { name: 'Send the offer' }));
    await vi.waitFor(() =>
      expect(sent.find(({ call }) => call.includes('/offers'))?.body).toMatchObject({
        lines: [{ quantity: 4, unit: 'night', unitPrice: 18_000 }],
      }),
    );
  },
);

test('kilometres of an offer are read as people write them', async () => {
  const van = { ...hotel, kind: 'vehicle' };
  const { user, field, sent } = await opensOffer(van, { price: { ...price, per: 'day' } });
  fill(field('Kilometres included'), '1,000');
  fill(field('Rupees for each further one'), 'Rs. 120');
  await user.click(screen.getByRole('button', { name: 'Send the offer' }));
  await vi.waitFor(() =>
    expect(sent.find(({ call }) => call.includes('/offers'))?.body).toMatchObject({
      ...{ kilometresIncluded: 1000, pricePerKm: 120 },
    }),
  );
});

test('another offer begins with the 0 that the one before says of further kilometres; of a price list it says nothing', async () => {
  const van = { ...hotel, kind: 'vehicle' };
  const listed = { price: { ...price, per: 'day' }, pricePerKm: 0 };
  const offers = [{ ...offer, kilometresIncluded: 500, pricePerKm: 0 }];
  const another = await opensOffer(van, listed, { status: 'offered', offers });
  expect(another.field('Kilometres included').value).toBe('500');
  expect(another.field('Rupees for each further one').value).toBe('0');
  cleanup();
  const first = await opensOffer(van, listed);
  expect(first.field('Rupees for each further one').value).toBe('');
});

test('what is wrong with a line stands at its field, and the first of them has the keyboard', async () => {
  const { user, field, sent, answers } = await opensOffer(hotel, byRoom);
  await user.click(screen.getByRole('button', { name: 'Another line' }));
  fill(field('What', 1), 'Dinner');
  fill(field('Rupees each'), '18.000');
  fill(field('How many', 1), 'two');
  const send = screen.getByRole('button', { name: 'Send the offer' });
  await user.click(send);
  const wordsAt = (label: string, at: number) => {
    const described = field(label, at).getAttribute('aria-describedby') ?? '';
    return document.getElementById(described)?.textContent;
  };
  await vi.waitFor(() => expect(document.activeElement).toBe(field('Rupees each')));
  const twoWays = 'This can be read in two ways: please write it in digits alone, like 18000.';
  expect(wordsAt('Rupees each', 0)).toBe(twoWays);
  expect(wordsAt('How many', 1)).toBe('This must be a number.');
  expect(wordsAt('Rupees each', 1)).toBe('Please fill this in.');
  expect(wordsAt('How many', 0)).toBeUndefined();
  fill(field('Rupees each'), '18000');
  await vi.waitFor(() => expect(wordsAt('Rupees each', 0)).toBeUndefined());
  fill(field('Rupees each', 1), '2500.50');
  fill(field('How many', 1), '2');
  await vi.waitFor(() => expect(wordsAt('Rupees each', 1)).toBe('Please give whole rupees.'));
  fill(field('Rupees each', 1), '2500');
  answers['POST /inquiries/{id}/offers'] = {
    status: 400,
    body: { error: 'No.', code: 'INVALID', fields: { 'lines.1.label': 'Not this one.' } },
  };
  await user.click(send);
  await vi.waitFor(() => expect(document.activeElement).toBe(field('What', 1)));
  expect(wordsAt('What', 1)).toBe('Not this one.');
  expect(sent.filter(({ call }) => call.endsWith('/offers'))).toHaveLength(1);
});

test('an offer that was not sent is there again after a reload, in its own thread alone, until it is begun anew or sent', async () => {
  const again = (asked: object = {}) => {
    cleanup();
    return opensOffer(hotel, byRoom, asked);
  };
  const { field, leaves } = await opensOffer(hotel, byRoom);
  fill(field('Rupees each'), '18,000');
  fill(field('Also included'), 'Tea');
  await leaves('Last day', '2027-02-16');
  const other = await again({ _id: van });
  expect(other.field('Rupees each').value).toBe('12000');
  const next = await again();
  screen.getByText('Continue where you left off');
  expect(
    ['How many', 'Rupees each', 'Also included', 'Last day'].map((one) => next.field(one).value),
  ).toEqual(['6', '18,000', 'Tea', '2027-02-16']);
  await next.leaves('Last day', '2027-02-14');
  expect(next.field('How many').value).toBe('4');
  await next.user.click(screen.getByRole('button', { name: 'Start anew' }));
  expect(next.field('Rupees each').value).toBe('12000');
  expect(screen.queryByText('Continue where you left off')).toBeNull();
  fill(next.field('Rupees each'), '17,000');
  const last = await again();
  expect(last.field('Rupees each').value).toBe('17,000');
  await last.user.click(screen.getByRole('button', { name: 'Send the offer' }));
  await vi.waitFor(() => expect(screen.queryByRole('form', { name: 'Your offer' })).toBeNull());
  const sent = await again();
  expect(sent.field('Rupees each').value).toBe('12000');
  fill(sent.field('Rupees each'), '16,000');
  await sent.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect((await again()).field('Rupees each').value).toBe('12000');
});

test('an offer that was sent counts as sent though its thread cannot be had after it, and is not sent twice', async () => {
  const before = { ...offer, _id: 'o0', total: 60_000 };
  const { user, sent, answers } = await opensOffer(hotel, byRoom, { status: 'offered', offers: [before] });
  answers['GET /inquiries/{id}'] = 'away';
  await user.click(screen.getByRole('button', { name: 'Send the offer' }));
  await screen.findByRole('button', { name: 'Make another offer' });
  expect(screen.queryByRole('alert')).toBeNull();
  screen.getByText('In all: LKR 75,000 instead of LKR 60,000');
  screen.getByText('An earlier offer of LKR 60,000');
  expect(sent.filter(({ call }) => call.startsWith('POST') && call.endsWith('/offers'))).toHaveLength(1);
  expect(Object.keys(localStorage).filter((key) => key.includes('offer'))).toEqual([]);
  answers['GET /inquiries/{id}'] = says({ ...thread, as: 'partner', status: 'agreed' });
  window.dispatchEvent(new Event('online'));
  await screen.findByText('Agreed');
});

test('an offer whose answer was lost is sent again with its key, though it was seen in its thread meanwhile; other words have another', async () => {
  const { user, field, answers } = await opensOffer(hotel, byRoom);
  const keys: (string | null)[] = [];
  const answered = { with: 'away' as Answer };
  answers['POST /inquiries/{id}/offers'] = ({ headers }) => {
    keys.push(headers.get('idempotency-key'));
    return answered.with;
  };
  const send = async (times: number) => {
    await user.click(screen.getByRole('button', { name: 'Send the offer' }));
    await vi.waitFor(() => expect(keys).toHaveLength(times));
    await screen.findByRole('button', { name: 'Send the offer' });
  };
  await send(1);
  fill(field('Also included'), 'Tea');
  await send(2);
  const seen = { ...thread, as: 'partner', listing: hotel, status: 'offered', offers: [offer] };
  answers['GET /inquiries/{id}'] = says(seen);
  window.dispatchEvent(new Event('online'));
  await screen.findAllByText('LKR 75,000', { exact: false });
  answers['GET /inquiries/{id}'] = 'away';
  answered.with = { status: 201, body: offer };
  await user.click(screen.getByRole('button', { name: 'Send the offer' }));
  await screen.findByRole('button', { name: 'Make another offer' });
  expect(screen.queryByText(/An earlier offer/)).toBeNull();
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys).toEqual([keys[0], keys[1], keys[1]]);
  expect(keys[1]).not.toBe(keys[0]);
});

test.each([
  ['by the form', undefined],
  ['by the API', { 'included.0': 'Please use at most 200 characters here.' }],
])('a point of “Also included” that is refused %s is marked there', async (_, fields) => {
  const { user, field, sent, answers } = await opensOffer(hotel, byRoom);
  answers['POST /inquiries/{id}/offers'] = {
    status: 400,
    body: { error: 'Please check the marked fields.', code: 'INVALID', fields },
  };
  await user.click(screen.getByText('More that is included, or is not'));
  fill(field('Also included'), fields ? 'Tea' : 'a'.repeat(250));
  const folded = field('Also included').closest('details');
  await user.click(screen.getByText('More that is included, or is not'));
  expect(folded?.open).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Send the offer' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(field('Also included')));
  expect(folded?.open).toBe(true);
  const described = field('Also included').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(
    'Please use at most 200 characters here.',
  );
  expect(sent.filter(({ call }) => call.endsWith('/offers'))).toHaveLength(fields ? 1 : 0);
});

test('an offer for a listing with as long a name as there is can be sent as it opens', async () => {
  const { user, sent } = await opensOffer(hotel, byRoom, { listingTitle: 'V'.repeat(120) });
  await user.click(screen.getByRole('button', { name: 'Send the offer' }));
  await vi.waitFor(() => expect(screen.queryByRole('form', { name: 'Your offer' })).toBeNull());
  expect(sent.filter(({ call }) => call.endsWith('/offers'))).toHaveLength(1);
});

test('what is wrong with the lines as a whole is said to those who hear the page', async () => {
  const { user, answers } = await opensOffer(hotel, byRoom);
  answers['POST /inquiries/{id}/offers'] = {
    status: 400,
    body: { error: 'No.', code: 'INVALID', fields: { lines: 'Please write at least one line.' } },
  };
  await user.click(screen.getByRole('button', { name: 'Send the offer' }));
  await alertWith('Please write at least one line.');
});
