import { useContact } from '~/lib/site/contact.ts';

export function MailLink() {
  const { email } = useContact();
  return <a href={`mailto:${email}`}>{email}</a>;
}
