import { t } from '@serendib/contract/words/t';
import type { Organization, WebSite, WithContext } from 'schema-dts';
import type { Contact } from '~/lib/site/contact.ts';
import { site } from '~/lib/site/site.ts';
import { known } from './known.ts';
import { pageUrl } from './page-url.ts';

export const organizationData = (origin: string, contact: Contact | null): WithContext<Organization> =>
  known({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: site.name,
    url: pageUrl(origin, '/'),
    logo: `${origin}/icons/icon-512.png`,
    description: site.description,
    email: contact?.email ?? '',
    areaServed: { '@type': 'Country', name: t('Sri Lanka') },
    sameAs: contact?.social.map(({ href }) => href) ?? [],
  });

export const websiteData = (origin: string): WithContext<WebSite> => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: site.name,
  url: pageUrl(origin, '/'),
  description: site.description,
  inLanguage: t('@language'),
  publisher: { '@id': `${origin}/#organization` },
});
