import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { call } from '~/lib/api/call.ts';
import { fetchMyPayments } from '~/lib/mine/my-payments.ts';
import { awaitsAction } from '~/lib/mine/renewal.ts';

export type VoucherService = 'sponsored_blog_post' | 'tour_partnership';

const submit = {
  sponsored_blog_post: { to: '/submit-sponsored-blog', one: 'blog', many: 'blogs' },
  tour_partnership: { to: '/submit-tour-partnership', one: 'tour', many: 'tours' },
};

/** What the reader has paid for already and not submitted yet; nothing where there is nothing. */
export function VoucherNote({ service }: { service: VoucherService }) {
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
  const { to, one, many } = submit[service];
  return (
    <p>
      You have paid for {waiting === 1 ? `a ${one}` : `${waiting} ${many}`} that we are waiting for.{' '}
      <Link to={to} className="underline underline-offset-4">
        Submit {waiting === 1 ? 'it' : 'one'} now
      </Link>
    </p>
  );
}
