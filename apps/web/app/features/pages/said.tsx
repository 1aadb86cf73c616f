import type { Part } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { rich } from '~/ui/text/rich.ts';
import { MailLink } from './mail-link.tsx';

const linkTo = (to: string) => (words: string) => <Link to={to}>{words}</Link>;

/** What stands among the words of a fixed page: stress, and links to other pages. */
const among = {
  strong: (words: string) => <strong>{words}</strong>,
  em: (words: string) => <em>{words}</em>,
  mail: <MailLink />,
  contact: linkTo('/contact'),
  partnership: linkTo('/partnership'),
  privacy: linkTo('/privacy-policy'),
  profile: linkTo('/profile'),
  refunds: linkTo('/refund-policy'),
};

export const said = (words: readonly Part[], values: Readonly<Record<string, ReactNode>> = {}) =>
  rich(words, { ...among, ...values });
