import type { WholeAccount } from '@serendib/contract/accounts/admin-endpoints';
import { undoSeconds } from '@serendib/contract/moderation/promise';
import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { ConfirmDialog } from '~/ui/feedback/dialog.tsx';
import { Button } from '~/ui/form/button.tsx';
import { useWork } from '../listings/actions.ts';
import { WhyDialog } from '../shell/why-dialog.tsx';

/** What an administrator may do with an account. The server keeps the last of them where they are. */
export function UserActions({ account }: { account: WholeAccount }) {
  const { _id, userName, role, suspendedAt, emailVerifiedAt } = account;
  const [asked, setAsked] = useState<'suspend' | 'role'>();
  const params = { id: _id };
  const { busy, work } = useWork(() => setAsked(undefined));
  const other = role === 'admin' ? 'user' : 'admin';
  return (
    <>
      {suspendedAt ? (
        <Button
          small
          busy={busy}
          onClick={() =>
            work(
              () => call('POST /admin/users/{id}/restore', { params }),
              t('{name} may come in again.', { name: userName }),
              t('The account could not be restored.'),
            )
          }
        >
          {t('Restore', {}, 'of an account')}
        </Button>
      ) : (
        <Button small look="line" className="text-danger" onClick={() => setAsked('suspend')}>
          {t('Suspend')}
        </Button>
      )}
      {!emailVerifiedAt && (
        <Button
          small
          look="line"
          busy={busy && !asked}
          onClick={() =>
            work(
              () => call('POST /admin/users/{id}/resend-verification', { params }),
              t('Another link is on its way.'),
              t('No link could be sent.'),
            )
          }
        >
          {t('Resend verification')}
        </Button>
      )}
      <Button small look="line" onClick={() => setAsked('role')}>
        {role === 'admin' ? t('Make an ordinary user') : t('Make an administrator')}
      </Button>
      <WhyDialog
        key={_id}
        open={asked === 'suspend'}
        onClose={() => setAsked(undefined)}
        title={t('Suspend {name}?', { name: userName })}
        line={
          <>
            {t(
              'They are signed out everywhere at once, and nobody sees their listings until you restore them.',
            )}{' '}
            {t(
              'After {seconds} seconds all questions, offers and agreements of theirs end for good, and the other side is told; only journeys that have begun stay.',
              { seconds: undoSeconds },
            )}
          </>
        }
        hint={t('They are told this by mail.')}
        confirm={t('Suspend')}
        onConfirm={(reason, tell) =>
          work(
            () => call('POST /admin/users/{id}/suspend', { params, body: { reason } }),
            t('{name} is suspended.', { name: userName }),
            t('The account could not be suspended.'),
            tell,
          )
        }
      />
      <ConfirmDialog
        open={asked === 'role'}
        onClose={() => setAsked(undefined)}
        title={role === 'admin' ? t('Make an ordinary user?') : t('Make an administrator?')}
        confirm={t('Yes')}
        danger={role !== 'admin'}
        busy={busy}
        onConfirm={() =>
          void work(
            () => call('PATCH /admin/users/{id}/role', { params, body: { role: other } }),
            other === 'admin'
              ? t('{name} is an administrator now.', { name: userName })
              : t('{name} is an ordinary user now.', { name: userName }),
            t('The role could not be changed.'),
          )
        }
      >
        <p>
          {role === 'admin'
            ? t('{name} loses all of the back office at once.', { name: userName })
            : t('{name} can see and change everything in the back office.', { name: userName })}
        </p>
      </ConfirmDialog>
    </>
  );
}
