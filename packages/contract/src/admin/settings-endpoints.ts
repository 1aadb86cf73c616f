import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { emailAddress, webAddress } from '../fields.ts';
import { ratesSchema } from '../listings/price/rates.ts';
import { instant } from '../paging.ts';
import { t } from '../words/t.ts';
import { longestSiteName, mostSocialLinks } from './limits.ts';

const social = z
  .array(
    z.object({
      name: z
        .string()
        .trim()
        .min(1, t('Please name the site.'))
        .max(
          longestSiteName,
          t('A name can have at most {longest} characters.', { longest: longestSiteName }),
        ),
      href: webAddress({
        words: t('Please enter an address that begins with https.'),
        protocol: /^https$/,
        most: 300,
      }),
    }),
  )
  .max(mostSocialLinks, t('At most eight links fit.'));

const changeable = {
  promotionLastDay: z.iso
    .date(t('Please enter a date, like 2027-01-21.'))
    .meta({ description: 'The last day of the offer in Sri Lanka; a day that is past ends it.' }),
  contactEmail: emailAddress(),
  social,
};

const rates = ratesSchema.nullable().meta({
  description: 'By which prices are told in other currencies, and of which day; null: in none.',
});

const siteSettings = z.object({ ...changeable, rates });
export type SiteSettings = z.infer<typeof siteSettings>;

const publicSettings = siteSettings.extend({
  contactEmail: changeable.contactEmail.nullable().meta({
    description:
      'Null on a site that is no trial until an administrator has set one: the contact form is there.',
  }),
});
export type PublicSettings = z.infer<typeof publicSettings>;

const adminSettings = siteSettings.extend({
  version: z.int().meta({ description: 'Named in an update, which is refused when it is not the latest.' }),
  updatedAt: instant.nullable(),
});
export type AdminSettings = z.infer<typeof adminSettings>;

export const settingsEndpoints = {
  'GET /settings': {
    summary: 'What operators have set that pages show',
    access: 'public',
    success: { status: 200, reply: publicSettings },
  },
  'GET /map-tiles': {
    summary: 'The tiles that maps lie on, where an operator has named a server of them',
    access: 'public',
    success: { status: 200, reply: z.object({ url: z.string().nullable(), attribution: z.string() }) },
  },
  'GET /admin/settings': {
    summary: 'The same, with what an update needs',
    access: 'admin',
    success: { status: 200, reply: adminSettings },
  },
  'PUT /admin/settings': {
    summary: 'Sets what pages show from now on',
    access: 'admin',
    stepUp: true,
    body: z.object({ ...changeable, rates: rates.optional(), version: z.int().optional() }),
    success: { status: 200, reply: adminSettings },
    refusals: ['STALE_VERSION'],
  },
} as const satisfies Record<string, Endpoint>;
