import { useRouteLoaderData } from 'react-router';
import type { Call } from '~/lib/api/call.ts';
import { site } from './site.ts';

/** How people reach us, as operators have set it. */
export interface Contact {
  email: string;
  social: { name: string; href: string }[];
}

const delivered: Contact = { email: site.email, social: site.social };

/** For the page's frame: what cannot be had is as it was delivered. */
export async function loadContact(call: Call): Promise<Contact> {
  const settings = await call('GET /settings').catch(() => null);
  return settings ? { email: settings.contactEmail, social: settings.social } : delivered;
}

export function useContact(): Contact {
  return useRouteLoaderData<{ contact: Contact }>('root')?.contact ?? delivered;
}
