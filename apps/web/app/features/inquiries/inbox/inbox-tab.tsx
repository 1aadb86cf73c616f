import { inquiryStatuses } from '@serendib/contract/inquiries/states';
import { t } from '@serendib/contract/words/t';
import { useNavigate } from 'react-router';
import { statusWords } from '~/lib/inquiries/thread-words.ts';
import { EmptyState } from '~/ui/feedback/empty-state.tsx';
import { ButtonLink } from '~/ui/form/button.tsx';
import { SelectField } from '~/ui/form/select-field.tsx';
import { useFollowed } from '~/ui/form/use-followed.ts';
import { Pager } from '~/ui/navigate/pager.tsx';
import { Tabs } from '~/ui/navigate/tabs.tsx';
import type { Inbox } from './fetch-inbox.ts';
import { ThreadRow } from './thread-row.tsx';

const addressOf = ({
  as,
  status,
  cursor,
}: {
  as: string;
  status?: string | undefined;
  cursor?: string | null;
}) =>
  `/profile?${new URLSearchParams({
    tab: 'inquiries',
    as,
    ...(status && { status }),
    ...(cursor && { cursor }),
  })}`;

/** The threads of an account: what it asked, and what it was asked. */
export function InboxTab({ as, status, list, unread, isFirst, isPartner }: Inbox) {
  const navigate = useNavigate();
  const form = useFollowed({ status: status ?? '' });
  return (
    <section aria-label={t('Inquiries')} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {(isPartner || unread.partner > 0 || as === 'partner') && (
        <Tabs
          label={t('Inquiries')}
          tabs={(['partner', 'traveller'] as const).map((side) => ({
            to: addressOf({ as: side }),
            label: side === 'partner' ? t('What you are asked') : t('What you asked'),
            count: unread[side] || undefined,
            current: side === as,
          }))}
        />
      )}
      <form key={as} ref={form} className="max-w-80">
        <SelectField
          label={t('Show')}
          name="status"
          empty={t('All of them')}
          options={inquiryStatuses
            .filter((one) => one !== 'unconfirmed')
            .map((value) => ({ value, label: statusWords[value] }))}
          defaultValue={status ?? ''}
          onChange={({ currentTarget: { value } }) =>
            void navigate(addressOf({ as, status: value }), { preventScrollReset: true })
          }
        />
      </form>
      <p role="status" className="sr-only">
        {t('{count} found', { count: `${list.data.length}${list.next ? '+' : ''}` })}
      </p>
      {list.data.length > 0 ? (
        <>
          <ul>
            {list.data.map((thread) => (
              <ThreadRow key={thread._id} thread={thread} />
            ))}
          </ul>
          <Pager
            start={isFirst ? null : addressOf({ as, status })}
            next={list.next && addressOf({ as, status, cursor: list.next })}
            label={t('Earlier ones')}
          />
        </>
      ) : (
        <Nothing as={as} isFiltered={status !== undefined} />
      )}
    </section>
  );
}

function Nothing({ as, isFiltered }: { as: Inbox['as']; isFiltered: boolean }) {
  if (isFiltered) return <p>{t('None stands so at the moment.')}</p>;
  return as === 'traveller' ? (
    <EmptyState
      title={t('You have asked nobody yet')}
      picture="/scenes/paddy-evening.svg"
      actions={<ButtonLink to="/trip">{t('My trip')}</ButtonLink>}
    >
      {t('Ask up to five drivers, guides or stays at once, and compare what they offer.')}
    </EmptyState>
  ) : (
    <EmptyState title={t('Nobody has asked you yet')} picture="/scenes/paddy-evening.svg">
      {t('Travellers ask from the page of what you list. A mail comes to you each time.')}
    </EmptyState>
  );
}
