import { expect, test } from 'vitest';
import { rememberedPlace } from '~/lib/session/session-place.ts';
import {
  type Answer,
  answer,
  openPage,
  refuses,
  routeAt,
  says,
  screen,
  signIn,
} from '~/testing/open-page.tsx';
import { FreeMonths } from './free-months.tsx';
import { useFreeMonths } from './use-free-months.ts';

const promotion = { how: 'For the next 2 months', text: '', until: '30 June 2099' };

function Offer() {
  const offer = useFreeMonths('tour');
  return <FreeMonths kind="tour" promotion={promotion} place="/partnership/tour-operator" offer={offer} />;
}

test('what was taken stays taken when a reply of before comes after it', async () => {
  signIn();
  const view = { kind: 'tour', startsAt: null, endsAt: null };
  let tell: (told: Answer) => void = () => {};
  const told = new Promise<Answer>((resolve) => {
    tell = resolve;
  });
  const { sent } = answer({
    'GET /free-months': () => told,
    'POST /free-months': says({ ...view, state: 'taken', awaitsSubmission: true }),
  });
  const { user } = await openPage(<Offer />);
  await user.click(screen.getByRole('button', { name: 'Take the free months for a tour' }));
  const submit = await screen.findByRole('link', { name: 'Submit your tour without paying' });
  expect(sent.find(({ call }) => call === 'POST /free-months')?.body).toEqual({ kind: 'tour' });
  tell(says([{ ...view, state: 'open' }]));
  await told;
  await new Promise((resolve) => setTimeout(resolve));
  expect(submit.isConnected).toBe(true);
  expect(screen.queryByRole('button', { name: 'Take the free months for a tour' })).toBeNull();
});

test('what was taken though no answer came is shown, and not that it was had already', async () => {
  signIn();
  const view = { kind: 'tour', startsAt: null, endsAt: null };
  const { answers } = answer({
    'GET /free-months': says([{ ...view, state: 'open' }]),
    'POST /free-months': () => {
      answers['GET /free-months'] = 'away';
      return 'away';
    },
  });
  const { user } = await openPage(<Offer />);
  const take = () => user.click(screen.getByRole('button', { name: 'Take the free months for a tour' }));
  await take();
  await screen.findByRole('alert');
  answers['POST /free-months'] = refuses('You have had yours already.', 409, 'CONFLICT');
  answers['GET /free-months'] = says([{ ...view, state: 'taken', awaitsSubmission: true }]);
  await take();
  await screen.findByRole('link', { name: 'Submit your tour without paying' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(/had yours already/)).toBeNull();
});

test('who is not signed in is led to the login, and from there back to the place of the offer', async () => {
  const { sent } = answer({});
  const { user } = await openPage(
    routeAt('/partnership/tour-operator', { default: Offer }),
    '/partnership/tour-operator',
  );
  await user.click(screen.getByRole('button', { name: 'Take the free months for a tour' }));
  await screen.findByText('Elsewhere');
  expect(rememberedPlace()).toBe('/partnership/tour-operator');
  expect(sent).toEqual([]);
});
