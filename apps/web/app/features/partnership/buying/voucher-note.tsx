import { t } from '@serendib/contract/words/t';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { call } from '~/lib/api/call.ts';
import { fetchMyPayments } from '~/lib/mine/my-payments.ts';
import { awaitsAction } from '~/lib/mine/renewal.ts';

export type VoucherService = 'sponsored_blog_post' | 'tour_partnership';

const submit = {
  sponsored_blog_post: {
    to: '/submit-sponsored-blog',
    paid: (count: number) =>
      t('You have paid for {count, plural, one {a blog} other {# blogs}} that we are waiting for.', {
        count,
      }),
  },
  tour_partnership: {
    to: '/submit-tour-partnership',
    paid: (count: number) =>
      t('You have paid for {count, plural, one {a tour} other {# tours}} that we are waiting for.', {
        count,
      }),
  },
};

/** What the reader has paid for already and not submitted yet; nothing where there is nothing. */
export default function VoucherNote({ service }: { service: VoucherService }) {
  const [waiting, setWaiting] = useState(0);
  useEffect(() => {
    let isOver = false;
    fetchMyPayments(call).then(
      (payments) => {
        const found = payments.filter((one) => one.serviceType === service && awaitsAction(one)).length;
        if (!isOver) setWaiting(found);
      },
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [service]);
  if (waiting === 0) return null;
  const { to, paid } = submit[service];
  return (
    <p>
      {paid(waiting)}{' '}
      <Link to={to} className="underline underline-offset-4">
        {waiting === 1 ? t('Submit it now') : t('Submit one now')}
      </Link>
    </p>
  );
}
