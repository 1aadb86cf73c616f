import type { WholeAccount } from '@serendib/contract/accounts/admin-endpoints';
import { dayInWords } from '@serendib/contract/calendar';
import { momentInWords } from '@serendib/contract/calendar-words';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { formatLkr } from '@serendib/contract/words/lkr';
import { t } from '@serendib/contract/words/t';
import { Link, useNavigate } from 'react-router';
import { kindUi } from '~/kinds/index.ts';
import type { ItemOf, Listed } from '~/lib/api/call.ts';
import { listAddress } from '~/lib/list/list-address.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { ButtonLink } from '~/ui/form/button.tsx';
import { Disclosure } from '~/ui/navigate/disclosure.tsx';
import { Address } from '~/ui/text/address.tsx';
import { Badge } from '~/ui/text/badge.tsx';
import { Facts } from '~/ui/text/facts.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { useKeys } from '../keys/use-keys.ts';
import { NotesPart } from '../notes/notes-part.tsx';
import { ViewLink } from '../payments/payments-table.tsx';
import { statusWords } from '../payments/status-words.ts';
import { countWords } from '../shell/count-words.ts';
import { UserActions } from './user-actions.tsx';
import { AccountFlags, sheetHeading } from './users-page.tsx';

interface UserSheetProps {
  account: WholeAccount;
  /** The newest of theirs. */
  payments: Listed<ItemOf<'GET /admin/payments'>>;
  /** The list without it. */
  back: string;
}

const agreedWords = ({ made, cancelled }: WholeAccount['agreements']['asPartner']) =>
  made > 0 ? t('{made}, of which they cancelled {cancelled}', { made, cancelled }) : null;

/** One account: who it is, what is theirs, and what can be done. */
export function UserSheet({ account, payments, back }: UserSheetProps) {
  const { _id, userName, email, suspendedAt, suspendReason, listings, freeMonths } = account;
  const navigate = useNavigate();
  useKeys({ Escape: () => void navigate(back) });
  return (
    <section aria-label={t('Account')} className="mb-8 bg-sheet p-5 sheet-shadow sm:p-6">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={sheetHeading} className="wrap-anywhere" lang={languageOf(userName)}>
            {userName}
          </h2>
          <p className="mt-1 text-15 text-ink-2">
            <Address email={email} />
          </p>
          <p className="mt-1.5">
            <AccountFlags account={account} />
          </p>
        </div>
        <ButtonLink small look="line" to={back} className="flex-none">
          {t('Close')}
        </ButtonLink>
      </div>
      {suspendedAt && (
        <div className="mt-4">
          <Notice kind="danger" title={t('Suspended on {moment}', { moment: momentInWords(suspendedAt) })}>
            {suspendReason}
          </Notice>
        </div>
      )}
      <div className="my-4 flex flex-wrap gap-2">
        <UserActions account={account} />
        {account.listingCount > 0 && (
          <ButtonLink small look="line" to={`/admin/queue?ownerId=${_id}`}>
            {t('What waits of theirs')}
          </ButtonLink>
        )}
      </div>
      <Facts
        columns
        facts={[
          { label: t('Here since'), value: dayInWords(account.createdAt) },
          { label: t('Last seen'), value: account.lastSeenAt && momentInWords(account.lastSeenAt) },
          { label: t('Sessions'), value: String(account.sessionCount) },
          { label: t('Reviews written'), value: String(account.reviewCount) },
          { label: t('Agreements as a partner'), value: agreedWords(account.agreements.asPartner) },
          { label: t('Agreements as a traveller'), value: agreedWords(account.agreements.asTraveller) },
          { label: t('Waits to become'), value: account.pendingEmail },
        ]}
      />
      <div className="mt-6">
        <NotesPart about={{ userId: _id }} />
      </div>
      {listings.length > 0 && (
        <Disclosure title={t('Listings ({count})', { count: account.listingCount })} open>
          <ul className="grid gap-1.5 text-15">
            {listings.map(({ _id: id, kind, title, status, isHidden }) => (
              <li key={id} className="wrap-anywhere">
                <Badge kind={status === 'approved' ? 'verified' : status} />{' '}
                {isHidden && <Badge kind="plain">{t('Hidden')}</Badge>}{' '}
                <Link className="link" to={`${kinds[kind].pages.admin}?id=${id}`} lang={languageOf(title)}>
                  {title}
                </Link>{' '}
                <span className="text-ink-2">{kindUi[kind].one}</span>
              </li>
            ))}
          </ul>
          {account.listingCount > listings.length && <AllListings account={account} />}
        </Disclosure>
      )}
      {freeMonths.length > 0 && (
        <Disclosure title={t('Free months ({count})', { count: freeMonths.length })}>
          <ul className="grid gap-1.5 text-15">
            {freeMonths.map((taken) => (
              <li key={taken.kind}>{freeMonthsLine(taken)}</li>
            ))}
          </ul>
        </Disclosure>
      )}
      {payments.data.length > 0 && (
        <Disclosure title={t('Payments ({count})', { count: countWords(payments) })}>
          <ul className="grid gap-1.5 text-15">
            {payments.data.map(({ orderId, description, amount, status }) => (
              <li key={orderId} className="flex flex-wrap items-center gap-2">
                <ViewLink orderId={orderId} />
                <span>
                  {description}, {formatLkr(amount)}, {statusWords[status].toLowerCase()}
                </span>
              </li>
            ))}
          </ul>
          {payments.total > payments.data.length && (
            <p className="mt-2 text-15">
              <Link className="link" to={listAddress('/admin/payments', { search: email })}>
                {t('Show all')}
              </Link>
            </p>
          )}
        </Disclosure>
      )}
    </section>
  );
}

/** The tables of all that are theirs, since the newest alone are told here. */
const AllListings = ({ account: { _id, listings, listingCount } }: Pick<UserSheetProps, 'account'>) => (
  <div className="mt-2 flex flex-wrap gap-x-4 text-15">
    <p className="text-ink-2">{t('{shown} of {all}', { shown: listings.length, all: listingCount })}</p>
    <ul aria-label={t('Show all')} className="flex flex-wrap gap-x-4">
      {Object.values(kinds).map(({ name, pages }) => (
        <li key={name}>
          <Link className="link" to={`${pages.admin}?ownerId=${_id}`}>
            {kindUi[name].title}
          </Link>
        </li>
      ))}
    </ul>
  </div>
);

const freeMonthsLine = ({ kind, takenAt, startsAt, endsAt }: WholeAccount['freeMonths'][number]): string => {
  const day = dayInWords(takenAt);
  return startsAt && endsAt
    ? t('{kind}: taken {day}, premium from {start} to {end}', {
        kind: kindUi[kind].one,
        day,
        start: dayInWords(startsAt),
        end: dayInWords(endsAt),
      })
    : t('{kind}: taken {day}, they begin when it is approved', { kind: kindUi[kind].one, day });
};
