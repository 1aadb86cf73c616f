import { useRouteLoaderData } from 'react-router';
import { inThisLanguage } from '~/lib/page/page-address.ts';
import { useContact } from './use-contact.ts';

/** Where people write to us: an e-mail address or, where none is set, the address of the contact form. */
export function useWrittenTo(): { words: string; href: string } {
  const { email } = useContact();
  const origin = useRouteLoaderData<{ origin: string }>('root')?.origin ?? '';
  if (email) return { words: email, href: `mailto:${email}` };
  const path = inThisLanguage('/contact');
  return { words: origin.replace(/^https?:\/\//, '') + path, href: path };
}
