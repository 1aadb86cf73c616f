/** A language that Serendib speaks. To add one, add it here, then `npm run messages`: docs/translating.md. */
export interface Language {
  /** As in `lang`, in addresses and in Accept-Language. */
  code: string;
  /** In itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** Offers it to a reader whose browser asks for it; in itself. */
  offer: string;
  /** As Open Graph names it. */
  openGraph: string;
}

/** The first is the one that messages are written in; its addresses have no prefix. */
export const languages = [
  {
    code: 'en',
    name: 'English',
    direction: 'ltr',
    offer: 'Read this page in English',
    openGraph: 'en_LK',
  },
  {
    code: 'si',
    name: 'සිංහල',
    direction: 'ltr',
    offer: 'මේ පිටුව සිංහලෙන් කියවන්න',
    openGraph: 'si_LK',
  },
  {
    code: 'ta',
    name: 'தமிழ்',
    direction: 'ltr',
    offer: 'இந்தப் பக்கத்தைத் தமிழில் படிக்கவும்',
    openGraph: 'ta_LK',
  },
] as const satisfies readonly Language[];

export type LanguageCode = (typeof languages)[number]['code'];
export const languageCodes = languages.map(({ code }) => code) as LanguageCode[];
