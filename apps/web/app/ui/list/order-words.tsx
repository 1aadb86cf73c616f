import { parts, t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { rich } from '~/ui/text/rich.ts';

const strong = (words: ReactNode) => <strong>{words}</strong>;

/** How far what is paid for comes first, by what things are in order. */
export const orderWords = {
  premium: rich(parts('<strong>PREMIUM</strong>, which is paid for, comes first.'), { strong }),
  distance: t('The nearest come first. Premium never goes before what is nearer.'),
  words: rich(parts('What fits best first, then <strong>PREMIUM</strong> (paid for), then by rating.'), {
    strong,
  }),
};

/** The same, with the way to all that is told of it. */
export const OrderWords = ({ by }: { by: keyof typeof orderWords }) => (
  <>
    {orderWords[by]}{' '}
    <Link className="link" to="/about#order">
      {t('Orders and badges')}
    </Link>
  </>
);
