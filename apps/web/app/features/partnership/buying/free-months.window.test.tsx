// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { rememberedPlace } from '~/lib/session/session-place.ts';
import { type Answer, answer, openPage, routeAt, says, screen, signIn } from '~/testing/open-page.tsx';
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
  answer({
    'GET /free-months': () => told,
    'POST /free-months': says({ ...view, state: 'taken', awaitsSubmission: true }),
  });
  const { user } = await openPage(<Offer />);
  await user.click(screen.getByRole('button', { name: 'Take the free months for a tour' }));
  const submit = await screen.findByRole('link', { name: 'Submit your tour without paying' });
  tell(says([{ ...view, state: 'open' }]));
  await told;
  await new Promise((resolve) => setTimeout(resolve));
  expect(submit.isConnected).toBe(true);
  expect(screen.queryByRole('button', { name: 'Take the free months for a tour' })).toBeNull();
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
