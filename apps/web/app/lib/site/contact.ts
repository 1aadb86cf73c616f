import type { Call } from '~/lib/api/call.ts';

/** How people reach us, as operators have set it; no address where a site has none yet but its contact form. */
export interface Contact {
  email: string | null;
  social: { name: string; href: string }[];
}

export const unknownContact: Contact = { email: null, social: [] };

/** For the page's frame: what cannot be had is left out, rather than made up. */
export async function loadContact(call: Call): Promise<Contact> {
  const settings = await call('GET /settings').catch(() => null);
  return settings ? { email: settings.contactEmail, social: settings.social } : unknownContact;
}
