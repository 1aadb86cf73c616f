import { t } from '@serendib/contract/words/t';
import { useLocation } from 'react-router';
import { pathIn } from '~/lib/page/page-address.ts';
import { useLanguages } from '~/lib/page/use-languages.ts';

/** At the foot of a page. */
export const Languages = () =>
  useLanguages().length > 0 && (
    <nav aria-label={t('Language')}>
      <LanguageList className="wrap pb-2 text-14" />
    </nav>
  );

/** Before the links of the menu: who cannot read those need not look below them for another language. */
export const MenuLanguages = () =>
  useLanguages().length > 0 && (
    <LanguageList label={t('Language')} className="border-b border-current/20 py-1" />
  );

/** The same page in each language; plain links, because the scripts of a page know one language alone. */
function LanguageList({ label, className }: { label?: string; className: string }) {
  const languages = useLanguages();
  const { pathname, search } = useLocation();
  return (
    <ul aria-label={label} className={`flex flex-wrap gap-x-7 font-names font-semibold ${className}`}>
      {languages.map(({ code, name, direction }) => (
        <li key={code}>
          <a
            className="inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current]:underline"
            href={pathIn(pathname, code, languages) + search}
            aria-current={code === t('@language') ? 'true' : undefined}
            hrefLang={code}
            lang={code}
            dir={direction}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
