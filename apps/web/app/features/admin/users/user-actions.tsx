import type { WholeAccount } from '@serendib/contract/accounts/admin-endpoints';
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
              `${userName} may come in again.`,
              'The account could not be restored.',
            )
          }
        >
          Restore
        </Button>
      ) : (
        <Button small look="line" className="text-danger" onClick={() => setAsked('suspend')}>
          Suspend
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
              'Another link is on its way.',
              'No link could be sent.',
            )
          }
        >
          Resend verification
        </Button>
      )}
      <Button small look="line" onClick={() => setAsked('role')}>
        {role === 'admin' ? 'Make an ordinary user' : 'Make an administrator'}
      </Button>
      <WhyDialog
        key={_id}
        open={asked === 'suspend'}
        onClose={() => setAsked(undefined)}
        title={`Suspend ${userName}?`}
        line="They are signed out everywhere at once, and nobody sees their listings until you restore them."
        hint="They are told this by mail."
        confirm="Suspend"
        onConfirm={(reason, tell) =>
          work(
            () => call('POST /admin/users/{id}/suspend', { params, body: { reason } }),
            `${userName} is suspended.`,
            'The account could not be suspended.',
            tell,
          )
        }
      />
      <ConfirmDialog
        open={asked === 'role'}
        onClose={() => setAsked(undefined)}
        title={role === 'admin' ? 'Make an ordinary user?' : 'Make an administrator?'}
        confirm="Yes"
        danger={role !== 'admin'}
        busy={busy}
        onConfirm={() =>
          void work(
            () => call('PATCH /admin/users/{id}/role', { params, body: { role: other } }),
            other === 'admin'
              ? `${userName} is an administrator now.`
              : `${userName} is an ordinary user now.`,
            'The role could not be changed.',
          )
        }
      >
        <p>
          {role === 'admin'
            ? `${userName} loses all of this desk at once.`
            : `${userName} can see and change everything on this desk.`}
        </p>
      </ConfirmDialog>
    </>
  );
}
