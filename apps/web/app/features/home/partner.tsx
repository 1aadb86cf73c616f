import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { deferLayout } from '~/ui/hydration/defer-layout.ts';
import { Picture } from '~/ui/media/picture.tsx';

const callings = [
  { words: t('I guide.'), to: '/tour-guide-registration' },
  { words: t('I drive.'), to: '/vehicle-registration' },
  { words: t('I cook.'), to: '/partnership/business-listing?tier=free' },
  { words: t('I have rooms.'), to: '/partnership/business-listing?tier=free' },
  { words: t('I run tours.'), to: '/submit-tour-partnership' },
  { words: t('I write.'), to: '/submit-sponsored-blog' },
] as const;

/** A section for people who work in tourism, in their own words. */
export function Partner() {
  return (
    <section {...deferLayout} id="partner" className="wrap" aria-labelledby="partner-title">
      <div className="grid items-center gap-x-18 gap-y-9 lg:grid-cols-[5fr_7fr]">
        <Picture src="/prints/business-hotel-1.svg" alt="" ratio="5 / 4" />
        <div>
          <h2 id="partner-title">{t('Partner')}</h2>
          <p className="mt-4 max-w-[46ch] text-ink-2">
            {t(
              'Travellers come here to find you, not us. Say what you do, and we take you to the form that fits.',
            )}
          </p>
          <ul className="callings">
            {callings.map(({ words, to }) => (
              <li key={words}>
                <Link to={to}>{words}</Link>
              </li>
            ))}
          </ul>
          <p className="mt-7">
            <Link to="/partnership" className="link link-alone">
              {t('All the ways to take part')}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
