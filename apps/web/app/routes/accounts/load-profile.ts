import { tabOf } from '~/features/accounts/profile/tabs.ts';
import { fetchInbox } from '~/features/inquiries/inbox/fetch-inbox.ts';
import { fetchFigures } from '~/features/submissions/mine/analytics/fetch-figures.ts';
import { fetchMine } from '~/features/submissions/mine/my-listing.ts';
import type { Call } from '~/lib/api/call.ts';
import { fetchMyPayments } from '~/lib/mine/my-payments.ts';
import { fetchFreeMonths, fetchPremiumStatuses } from '~/lib/mine/premium-status.ts';
import type { UserLoadArgs } from '~/lib/session/guard.ts';

async function fetchAccount(call: Call) {
  const [profile, sessions, factors] = await Promise.all([
    call('GET /auth/profile'),
    call('GET /auth/sessions'),
    call('GET /auth/factors'),
  ]);
  return { profile, sessions: sessions.data, factors };
}

/** What the open tab of a profile shows, and what stands above all of them. */
export async function load({ call, query, user }: UserLoadArgs) {
  const tab = tabOf(query('tab'));
  const [mine, payments, account, statuses, freeMonths] = await Promise.all([
    fetchMine(call),
    fetchMyPayments(call),
    tab === 'profile' ? fetchAccount(call) : null,
    tab === 'subscriptions' ? fetchPremiumStatuses(call) : null,
    tab === 'subscriptions' ? fetchFreeMonths(call) : [],
  ]);
  const asked = { listing: query('listing'), days: query('days') };
  const inbox =
    tab === 'inquiries'
      ? await fetchInbox(call, {
          ...{ as: query('as'), status: query('status'), cursor: query('cursor') },
          isPartner: mine.length > 0,
        })
      : null;
  const figures = tab === 'analytics' ? await fetchFigures(call, mine, asked) : null;
  const { userName } = user;
  return { tab, userName, mine, payments, account, statuses, freeMonths, figures, inbox, now: Date.now() };
}
