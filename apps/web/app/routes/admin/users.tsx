import { t } from '@serendib/contract/words/t';
import { loadTable } from '~/features/admin/shell/load-table.ts';
import { nullIfGone } from '~/features/admin/shell/null-if-gone.ts';
import { shownAddress } from '~/features/admin/shell/table-end.tsx';
import { UserSheet } from '~/features/admin/users/user-sheet.tsx';
import { UsersPage, userFilters } from '~/features/admin/users/users-page.tsx';
import { adminLoad } from '~/lib/session/guard.ts';
import type { Route } from './+types/users.ts';
import { adminMeta } from './admin-route.ts';

export const clientLoader = Object.assign(
  adminLoad(async ({ call, url, query }) => {
    const id = query('id');
    const [table, account, payments] = await Promise.all([
      loadTable(url, userFilters, (asked) => call('GET /admin/users', { query: asked })),
      id ? nullIfGone(call('GET /admin/users/{id}', { params: { id } })) : null,
      id ? call('GET /admin/payments', { query: { userId: id, limit: 50 } }) : null,
    ]);
    return { table, account, payments, isGone: id !== undefined && !account };
  }),
  { hydrate: true as const },
);
export const meta = adminMeta(t('Users, administration'));

export default function Users({ loaderData: { table, account, payments, isGone } }: Route.ComponentProps) {
  return (
    <UsersPage
      {...table}
      isGone={isGone}
      openedId={account?._id ?? null}
      opened={
        account &&
        payments && (
          <UserSheet
            key={account._id}
            account={account}
            payments={payments}
            back={shownAddress('/admin/users', table)}
          />
        )
      }
    />
  );
}
