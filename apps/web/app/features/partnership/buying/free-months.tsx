import { dayInWords } from '@serendib/contract/calendar';
import type { FreeMonthsKind, FreeMonthsView } from '@serendib/contract/entitlements/endpoints';
import { parts, t } from '@serendib/contract/words/t';
import { Link, useNavigate } from 'react-router';
import { storedToken } from '~/lib/session/session.ts';
import { rememberPlace } from '~/lib/session/session-place.ts';
import type { PromotionWords } from '~/lib/site/promotion.ts';
import { Button } from '~/ui/form/button.tsx';
import { rich } from '~/ui/text/rich.ts';
import { BuyProblem } from './buy-button.tsx';
import type { FreeMonthsOffer } from './use-free-months.ts';

export const firstOf: Record<FreeMonthsKind, string> = {
  tourGuide: t('Your first guide premium begins with two calendar months for nothing, once for each person.'),
  vehicle: t('Your first vehicle premium begins with two calendar months for nothing, once for each person.'),
  businessListing: t(
    'Your first business premium begins with two calendar months for nothing, once for each person.',
  ),
  tour: t(
    'Your first tour costs nothing: submit it without paying, and it is premium for two calendar months from its approval.',
  ),
};

/** The free months with which the first premium of a kind begins, with their end before they do. */
export function FreeMonths({
  kind,
  promotion,
  place,
  offer: { mine, busy, problem, begin },
}: {
  kind: FreeMonthsKind;
  promotion: PromotionWords | null;
  place: string;
  offer: FreeMonthsOffer;
}) {
  const navigate = useNavigate();
  if (mine?.state === 'taken') return <Taken mine={mine} />;
  if (!promotion || mine?.state === 'closed') return null;
  const signIn = () => {
    rememberPlace(place);
    void navigate('/login');
  };
  return (
    <section aria-labelledby="free-months" className="free-months">
      <h3 id="free-months">{t('First 2 months free')}</h3>
      <p>
        {firstOf[kind]}{' '}
        {t(
          'No card is asked for. They end by themselves, nothing is charged then or later, and we write to you 7 days before. The offer ends on {day}.',
          { day: promotion.until },
        )}
      </p>
      {mine?.endsAt && (
        <p>
          {rich(parts('If you begin now, they end on {day}.'), {
            day: <strong>{dayInWords(mine.endsAt)}</strong>,
          })}
        </p>
      )}
      <p>
        <Button className="needs-js" busy={busy} onClick={() => (storedToken() ? void begin() : signIn())}>
          {kind === 'tour' ? t('Take the free months for a tour') : t('Begin two free months')}
        </Button>
      </p>
      <noscript>
        <p>{t('Beginning them needs JavaScript, which your browser has turned off.')}</p>
      </noscript>
      <BuyProblem words={problem} />
    </section>
  );
}

function Taken({ mine: { endsAt, awaitsSubmission } }: { mine: FreeMonthsView }) {
  if (endsAt && Date.parse(endsAt) < Date.now()) return null;
  return (
    <section aria-labelledby="free-months" className="free-months" role="status">
      <h3 id="free-months">
        {endsAt ? t('Free until {day}', { day: dayInWords(endsAt) }) : t('Your first tour is free')}
      </h3>
      <p>
        {endsAt
          ? t(
              'Your two free months run. They end by themselves, and nothing is charged. What you buy is added to their end, and no day is lost.',
            )
          : t(
              'Its two free months begin on the day our team approves it. If you have sent it already, there is nothing more to do.',
            )}
      </p>
      {awaitsSubmission && (
        <p>
          <Link to="/submit-tour-partnership" className="link">
            {t('Submit your tour without paying')}
          </Link>
        </p>
      )}
    </section>
  );
}
