// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import * as departuresRoute from '~/routes/calendars/own-departures.tsx';
import {
  answer,
  cleanup,
  fill,
  openPage,
  refuses,
  routeAt,
  says,
  screen,
  signIn,
  within,
} from '~/testing/open-page.tsx';

const tour = '019acd00-0000-7000-8000-000000000003';
const address = `/my-departures/${tour}`;
const there = [
  { day: '2027-02-10', places: 8, left: 3 },
  { day: '2027-02-17', places: 6, left: 6 },
];
const open = () => openPage(routeAt('/my-departures/:id', departuresRoute), address);

beforeEach(() => {
  vi.setSystemTime('2027-01-05T10:00:00Z');
  signIn();
});

test('departures are changed and added to; what is agreed on stays, and a blank row is none', async () => {
  const { sent } = answer({
    'GET /tours/{id}': says({ name: 'Knuckles on foot' }),
    'GET /tours/{id}/departures': says({ departures: there }),
    'PUT /tours/{id}/departures': says({ departures: there }),
  });
  const { user } = await open();
  await screen.findByText('5 are agreed on');
  const [first, second] = screen.getAllByRole('button', { name: /^Take away departure/ });
  expect((first as HTMLButtonElement).disabled).toBe(true);
  await user.click(second as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Another one, a week later' }));
  await user.click(screen.getByRole('button', { name: 'Another one, a week later' }));
  const last = screen.getAllByLabelText('Day').at(-1) as HTMLElement;
  fill(last, '');
  fill(screen.getAllByLabelText('Places').at(-1) as HTMLElement, '');
  await user.click(screen.getByRole('button', { name: 'Save departures' }));
  await screen.findByText('Your departures are saved.');
  expect(sent.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
    departures: [
      { day: '2027-02-10', places: 8 },
      { day: '2027-02-17', places: 8 },
    ],
  });
});

test('each departure is named by its number, and one that is added is said with its day: the keyboard stays for the next', async () => {
  answer({
    'GET /tours/{id}': says({ name: 'Knuckles on foot' }),
    'GET /tours/{id}/departures': says({ departures: there }),
  });
  const { user } = await open();
  const another = await screen.findByRole('button', { name: 'Another one, a week later' });
  for (const [number, said] of ['24 February 2027', '3 March 2027'].entries()) {
    await user.click(another);
    const row = within(screen.getByRole('group', { name: `Departure ${3 + number}` }));
    row.getByLabelText('Day');
    expect(screen.getByText(`Departure ${3 + number}: ${said}`).getAttribute('role')).toBe('status');
    expect(document.activeElement).toBe(another);
  }
});

test('what is wrong with a departure stands at its field, also in the server’s words', async () => {
  answer({
    'GET /tours/{id}': says({ name: 'Knuckles on foot' }),
    'GET /tours/{id}/departures': says({ departures: there }),
    'PUT /tours/{id}/departures': {
      status: 400,
      body: { error: 'No.', code: 'INVALID', fields: { 'departures.1.day': 'This day is over.' } },
    },
  });
  const { user } = await open();
  const places = (await screen.findAllByLabelText('Places'))[1] as HTMLElement;
  fill(places, 'many');
  await user.click(screen.getByRole('button', { name: 'Save departures' }));
  await screen.findByText('A number from 1 to 200.');
  expect(document.activeElement).toBe(places);
  fill(places, '6');
  await user.click(screen.getByRole('button', { name: 'Save departures' }));
  await screen.findByText('This day is over.');
  expect(document.activeElement).toBe(screen.getAllByLabelText('Day')[1]);
});

/** The server, on which another device saves these departures once the page is open. */
async function openBeside(meanwhile: { day: string; places: number; left: number }[]) {
  let saved = { departures: there, version: 'first' };
  answer({
    'GET /tours/{id}': says({ name: 'Knuckles on foot' }),
    'GET /tours/{id}/departures': () => says(saved),
    'PUT /tours/{id}/departures': ({ body }) => {
      const sent = body as { departures: { day: string; places: number }[]; version: string };
      if (sent.version !== saved.version) return refuses('Somebody changed this.', 409, 'STALE_VERSION');
      const departures = sent.departures.map((one) => ({ ...one, left: one.places }));
      saved = { departures, version: `${sent.version}+` };
      return says(saved);
    },
  });
  const { user } = await open();
  await screen.findByText('5 are agreed on');
  const saveElsewhere = (departures: typeof meanwhile, version: string) => {
    saved = { departures, version };
  };
  saveElsewhere(meanwhile, 'newer');
  const save = () => user.click(screen.getByRole('button', { name: 'Save departures' }));
  const places = () => saved.departures.map(({ day, places }) => [day, places]);
  return { user, save, places, saveElsewhere };
}

const written = () =>
  [...document.querySelectorAll('fieldset')].map((row) =>
    [...row.querySelectorAll('input')].map(({ value }) => value),
  );

test('what is written and not saved is kept on this browser until it is saved or begun anew', async () => {
  const { user, save, places } = await openBeside(there.map((one) => ({ ...one })));
  fill(screen.getAllByLabelText('Places')[1] as HTMLElement, '9');
  await user.click(screen.getByRole('button', { name: 'Another one, a week later' }));
  const all = [
    ['2027-02-10', '8'],
    ['2027-02-17', '9'],
    ['2027-02-24', '9'],
  ];
  const again = async () => {
    cleanup();
    await open();
    await screen.findByRole('button', { name: 'Save departures' });
  };
  await again();
  expect(written()).toEqual(all);
  await user.click(screen.getByRole('button', { name: 'Take away departure 2' }));
  await again();
  screen.getByText('Continue where you left off');
  expect(written()).toEqual([all[0], all[2]]);
  await user.click(screen.getByRole('button', { name: 'Start anew' }));
  expect([written(), screen.queryByText('Continue where you left off')]).toEqual([
    [all[0], ['2027-02-17', '6']],
    null,
  ]);
  // The button that had the keyboard is gone.
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getAllByLabelText('Day')[0]));
  await again();
  expect(screen.queryByText('Continue where you left off')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Another one, a week later' }));
  await again();
  await save();
  await screen.findByText('Your departures are saved.');
  expect(screen.queryByText('Continue where you left off')).toBeNull();
  await again();
  expect([written(), screen.queryByText('Continue where you left off')]).toEqual([
    places().map((one) => one.map(String)),
    null,
  ]);
  expect(places()).toHaveLength(3);
});

test('a draft goes on top of what was saved since it was written', async () => {
  const { save, places } = await openBeside([...there, { day: '2027-03-01', places: 4, left: 1 }]);
  fill(screen.getAllByLabelText('Places')[1] as HTMLElement, '9');
  cleanup();
  await open();
  await screen.findByText('Continue where you left off');
  await save();
  await screen.findByText(/^Your departures are saved\. They were changed elsewhere/);
  expect(places()).toEqual([
    ['2027-02-10', 8],
    ['2027-02-17', 9],
    ['2027-03-01', 4],
  ]);
  cleanup();
  await open();
  await screen.findByRole('button', { name: 'Save departures' });
  expect(screen.queryByText('Continue where you left off')).toBeNull();
});

test('who starts anew after a clash has what is there by now, and is told of no clash', async () => {
  const { user, save, saveElsewhere } = await openBeside([{ day: '2027-02-10', places: 12, left: 7 }]);
  fill(screen.getAllByLabelText('Places')[0] as HTMLElement, '10');
  cleanup();
  await open();
  await screen.findByText('Continue where you left off');
  saveElsewhere([{ day: '2027-02-10', places: 14, left: 9 }], 'newest');
  await save();
  await screen.findByText(/were changed elsewhere as well: 10 February 2027\./);
  await user.click(screen.getByRole('button', { name: 'Start anew' }));
  expect(written()).toEqual([['2027-02-10', '14']]);
  expect(screen.queryByText(/were changed elsewhere as well/)).toBeNull();
});

test('what is changed goes on top of what another device has saved since, and the partner is told', async () => {
  const { user, save, places } = await openBeside([...there, { day: '2027-03-01', places: 4, left: 1 }]);
  fill(screen.getAllByLabelText('Places')[1] as HTMLElement, '9');
  await user.click(screen.getByRole('button', { name: 'Another one, a week later' }));
  await save();
  await screen.findByText(/^Your departures are saved\. They were changed elsewhere/);
  const all = [
    ['2027-02-10', 8],
    ['2027-02-17', 9],
    ['2027-02-24', 9],
    ['2027-03-01', 4],
  ];
  expect(places()).toEqual(all);
  expect(screen.getAllByLabelText('Day').map((field) => (field as HTMLInputElement).value)).toEqual(
    all.map(([day]) => day),
  );
  await screen.findByText('3 are agreed on');
  await save();
  await screen.findByText('Your departures are saved.');
  expect(places()).toEqual(all);
});

test('a departure that was changed in both is saved only once the partner has looked', async () => {
  const { save, places } = await openBeside([{ day: '2027-02-10', places: 12, left: 7 }]);
  const [first, second] = screen.getAllByLabelText('Places');
  fill(first as HTMLElement, '10');
  fill(second as HTMLElement, '9');
  await save();
  await screen.findByText(/were changed elsewhere as well: 10 February 2027, 17 February 2027\./);
  expect(places()).toEqual([['2027-02-10', 12]]);
  expect(screen.getAllByLabelText('Places').map((field) => (field as HTMLInputElement).value)).toEqual([
    '10',
    '9',
  ]);
  await save();
  await screen.findByText('Your departures are saved.');
  expect(places()).toEqual([
    ['2027-02-10', 10],
    ['2027-02-17', 9],
  ]);
});

test('places that are agreed on lead to their agreements, and so does the refusal that names them', async () => {
  const [maja, jonas, anna] = [1, 2, 3].map((last) => `018f0000-0000-7000-8000-00000000000${last}`);
  const promised = [maja, jonas].map((inquiryId) => ({ day: '2027-02-10', inquiryId }));
  const refusal = 'Places are agreed on here: 10 February 2027 (5 places). Cancel those agreements first.';
  const { answers } = answer({
    'GET /tours/{id}': says({ name: 'Knuckles on foot' }),
    'GET /tours/{id}/departures': says({ departures: there, promised }),
    'PUT /tours/{id}/departures': refuses(refusal, 409, 'CONFLICT'),
  });
  const { user } = await open();
  const links = (where: HTMLElement) =>
    [...where.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  const both = [
    ['Open agreement 1 of 2', `/inquiries/${maja}`],
    ['Open agreement 2 of 2', `/inquiries/${jonas}`],
  ];
  expect(links(await screen.findByRole('group', { name: 'Departure 1' }))).toEqual(both);
  expect(links(screen.getByRole('group', { name: 'Departure 2' }))).toEqual([]);
  // Another accepts while the departure is taken away here.
  answers['GET /tours/{id}/departures'] = says({
    departures: [there[0], { day: '2027-02-17', places: 6, left: 4 }],
    promised: [...promised, { day: '2027-02-17', inquiryId: anna }],
  });
  fill(screen.getAllByLabelText('Places')[0] as HTMLElement, '4');
  await user.click(screen.getByRole('button', { name: 'Take away departure 2' }));
  await user.click(screen.getByRole('button', { name: 'Save departures' }));
  const said = await screen.findByRole('alert');
  expect(said.textContent).toContain(refusal);
  expect(links(said)).toEqual([...both, ['Open the agreement', `/inquiries/${anna}`]]);
  fill(screen.getAllByLabelText('Places')[0] as HTMLElement, '5');
  answers['PUT /tours/{id}/departures'] = refuses('Away.', 503, 'UNAVAILABLE');
  await user.click(screen.getByRole('button', { name: 'Save departures' }));
  await screen.findByText(/Away\./);
  expect(links(screen.getByRole('alert'))).toEqual([]);
});

test('an administrator is told that its owner hears of what is changed, and reads no words of one’s own', async () => {
  signIn({ _id: 'ruvini', role: 'admin' });
  const tourOf = (submittedBy: string | null) => says({ name: 'Knuckles on foot', submittedBy });
  const { answers } = answer({
    'GET /tours/{id}': tourOf('nimal'),
    'GET /tours/{id}/departures': says({ departures: there }),
    'PUT /tours/{id}/departures': says({ departures: there }),
  });
  const { user } = await open();
  await screen.findByText(/^What you change here is mailed to its owner/);
  expect(screen.queryByText(/your tour/)).toBeNull();
  const adminLink = () => screen.getByRole('link', { name: 'Tours' }).getAttribute('href');
  expect(adminLink()).toBe(`/admin/tours?id=${tour}`);
  await user.click(screen.getByRole('button', { name: 'Save departures' }));
  await screen.findByText('The departures are saved.');
  for (const submittedBy of [null, 'ruvini']) {
    cleanup();
    answers['GET /tours/{id}'] = tourOf(submittedBy);
    await open();
    await screen.findByText('5 are agreed on');
    expect(screen.queryByText(/mailed to its owner/)).toBeNull();
    // What our team listed is among the submissions of no account.
    if (submittedBy === null) expect(adminLink()).toBe(`/admin/tours?id=${tour}`);
    else screen.getByRole('link', { name: 'My listings' });
  }
});
