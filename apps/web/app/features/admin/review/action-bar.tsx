import { kinds } from '@serendib/contract/listings/kinds/index';
import { undoSeconds } from '@serendib/contract/moderation/promise';
import { transitionsFrom } from '@serendib/contract/moderation/transitions';
import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { kindUi } from '~/kinds/index.ts';
import { Button, ButtonLink } from '~/ui/form/button.tsx';
import { KeyHint } from '../keys/key-hint.tsx';
import { deleteQuestion } from '../listings/labels.ts';
import { Feature } from '../premium/feature.tsx';
import { GuidePremium } from '../premium/guide-premium.tsx';
import type { Asking } from '../shell/use-reason.ts';
import { WhyDialog } from '../shell/why-dialog.tsx';
import type { ListingDetail } from './listing-detail.ts';

export interface ListingActions {
  approve: () => void;
  reject: () => void;
  reviewed: () => void;
  remove: Asking['onConfirm'];
  /** After something else was changed in it. */
  changed: () => void;
  busy: boolean;
}

/** What can be done with a listing in its state; drawn from the table of transitions. */
export function ActionBar({
  detail,
  actions,
  edit,
}: {
  detail: ListingDetail;
  actions: ListingActions;
  edit: string;
}) {
  const { kind, listing, review } = detail;
  const { status, needsReview, _id } = review.listing;
  // Of which listing: the next one in its place is not asked about.
  const [asked, setAsked] = useState<string>();
  const transitions = transitionsFrom(status, 'admin');
  const page = `${kinds[kind].pages.one}/${_id}`;
  return (
    <>
      {needsReview && status === 'approved' && (
        <Button small busy={actions.busy} onClick={actions.reviewed} aria-keyshortcuts="m">
          {t('Mark reviewed')}
          <KeyHint>m</KeyHint>
        </Button>
      )}
      {transitions.map(({ to, verb }) => (
        <Button
          key={to}
          small
          look={to === 'approved' ? 'act' : 'line'}
          busy={actions.busy && to === 'approved'}
          onClick={to === 'approved' ? actions.approve : actions.reject}
          aria-keyshortcuts={to === 'approved' ? 'a' : 'r'}
        >
          {verb}
          <KeyHint>{to === 'approved' ? 'a' : 'r'}</KeyHint>
        </Button>
      ))}
      <ButtonLink small look="line" to={edit}>
        {t('Edit')}
      </ButtonLink>
      <Feature kind={kind} listing={listing} onChanged={actions.changed} />
      {kind === 'tourGuide' && <GuidePremium guide={listing} onChanged={actions.changed} />}
      {kind === 'vehicle' && (
        <ButtonLink small look="line" to={`/vehicle-premium?id=${_id}`}>
          {t('Premium')}
        </ButtonLink>
      )}
      <a className="btn btn-line btn-small" href={page} target="_blank" rel="noopener">
        {t('Open page')}
        <span className="sr-only"> {t('(in a new tab)')}</span>
      </a>
      <Button small look="line" className="text-danger" onClick={() => setAsked(_id)}>
        {t('Delete')}
      </Button>
      <WhyDialog
        key={_id}
        open={asked === _id}
        onClose={() => setAsked(undefined)}
        title={t('Delete this {noun}?', { noun: kindUi[kind].one })}
        line={
          <>
            <b className="block font-[650] wrap-anywhere">{review.listing.title}</b>
            {deleteQuestion(kind)}{' '}
            {t('For {seconds} seconds it can be taken back.', { seconds: undoSeconds })}
          </>
        }
        hint={review.owner ? t('The owner reads this in an e-mail.') : t('It is kept in the audit.')}
        confirm={t('Delete')}
        onConfirm={async (reason, tell) => {
          const outcome = await actions.remove(reason, tell);
          if (outcome !== 'failed') setAsked(undefined);
          return outcome;
        }}
      />
    </>
  );
}
