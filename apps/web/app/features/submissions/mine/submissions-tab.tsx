import type { KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { kindUi } from '~/kinds/index.ts';
import { EmptyState } from '~/ui/feedback/empty-state.tsx';
import { ButtonLink } from '~/ui/form/button.tsx';
import { Picture } from '~/ui/media/picture.tsx';
import { SubmissionCard } from './card/submission-card.tsx';
import { type MyListing, shownKinds } from './my-listing.ts';

/** Everything I have listed, kind by kind, and what I could list besides. */
export function SubmissionsTab({ mine, now }: { mine: readonly MyListing[]; now: number }) {
  const has = (kind: KindName) => mine.some((one) => one.kind === kind);
  if (mine.length === 0) return <NothingYet />;
  const others = shownKinds.filter((kind) => !has(kind));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
      {shownKinds.filter(has).map((kind) => (
        <section key={kind} aria-labelledby={`mine-${kind}`}>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <h2 id={`mine-${kind}`} className="text-26">
              {kindUi[kind].mine.heading}
            </h2>
            {kind !== 'tourGuide' && (
              <ButtonLink small look="line" to={kinds[kind].pages.register}>
                {t('Add another {noun}', { noun: kinds[kind].noun })}
              </ButtonLink>
            )}
          </div>
          <div>
            {mine
              .filter((one) => one.kind === kind)
              .map((one) => (
                <SubmissionCard key={one._id} listing={one} now={now} />
              ))}
          </div>
        </section>
      ))}
      {others.length > 0 && (
        <section aria-labelledby="mine-more">
          <h2 id="mine-more" className="mb-4 text-26">
            {t('You could also')}
          </h2>
          <Invitations of={others} />
        </section>
      )}
    </div>
  );
}

function NothingYet() {
  return (
    <div className="grid gap-10">
      <EmptyState
        title={t('Nothing of yours is listed yet')}
        picture="/scenes/paddy-evening.svg"
        actions={<ButtonLink to="/partnership">{t('See how it works')}</ButtonLink>}
      >
        {t(
          'Listing is free and takes a few minutes on a phone. A person of our team reads it within 48 hours, and then travellers find you.',
        )}
      </EmptyState>
      <Invitations of={shownKinds} />
    </div>
  );
}

function Invitations({ of }: { of: readonly KindName[] }) {
  return (
    <ul className={`grid gap-x-14 border-t-[1.5px] border-ink ${of.length > 1 ? 'md:grid-cols-2' : ''}`}>
      {of.map((kind) => {
        const { invite, line, offer, print } = kindUi[kind].mine;
        return (
          <li key={kind} className="card flex-row! items-center gap-4 border-b border-line py-4">
            <Picture src={print} alt="" ratio="1 / 1" straight className="w-16! flex-none" />
            <p className="min-w-0">
              <Link to={offer} className="card-link font-display text-19 font-[650]">
                {invite}
              </Link>
              <span className="block text-15 text-ink-2">{line}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
