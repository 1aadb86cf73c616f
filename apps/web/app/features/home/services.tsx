import { formatNumber } from '@serendib/contract/words/format-number';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { deferLayout } from '~/ui/hydration/defer-layout.ts';
import { Picture } from '~/ui/media/picture.tsx';

/** How many of each can be had; one that could not be asked for is left out. */
export type Counts = Partial<
  Record<'destinations' | 'guides' | 'vehicles' | 'tours' | 'tables' | 'stories', number>
>;

const services = [
  {
    to: '/destinations',
    name: t('Destinations'),
    count: 'destinations',
    words: t('Temples, beaches, hills and old cities: what to see, and in which month.'),
    print: '/scenes/dambulla.svg',
  },
  {
    to: '/tour-guides',
    name: t('Tour Guides'),
    count: 'guides',
    words: t('People who grew up where you are going. Speak to them before you choose.'),
    print: '/prints/tour-adventure-1.svg',
  },
  {
    to: '/vehicles',
    name: t('Vehicles'),
    count: 'vehicles',
    words: t('From three-wheeler to coach, each with a driver who knows the road.'),
    print: '/prints/vehicle-three-wheeler-2.svg',
  },
  {
    to: '/tours',
    name: t('Tours'),
    count: 'tours',
    words: t('A morning or a fortnight, planned by those who walk it themselves.'),
    print: '/prints/tour-other-1.svg',
  },
  {
    to: '/affiliate-links',
    name: t('Places to stay and eat'),
    count: 'tables',
    words: t('Hotels, restaurants, cafés, and the kitchen the whole street eats from.'),
    print: '/prints/business-local-eatery-1.svg',
  },
  {
    to: '/blogs',
    name: t('Blogs'),
    count: 'stories',
    words: t('Written by travellers and islanders, once the dust was off their shoes.'),
    print: '/prints/blog-4.svg',
  },
] as const;

/** The contents of the site, set as a table of contents. */
export function OurServices({ counts }: { counts: Counts }) {
  return (
    <section {...deferLayout} id="services" className="wrap" aria-labelledby="services-title">
      <h2 id="services-title" className="mb-7 md:mb-9">
        {t('Our Services')}
      </h2>
      <ul className="border-t-[1.5px] border-ink">
        {services.map(({ to, name, count, words, print }) => (
          <li key={to} className="contents-row">
            <Picture src={print} alt="" ratio="4 / 3" />
            <h3>
              <Link to={to} className="card-link">
                {name}
              </Link>
            </h3>
            <p>{words}</p>
            {counts[count] !== undefined && (
              <b>
                {formatNumber(counts[count])}
                <span className="sr-only"> {t('to choose from')}</span>
              </b>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
