import { t } from '@serendib/contract/words/t';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { site } from '~/lib/site/site.ts';
import { rich } from '~/ui/text/rich.ts';
import { type HeroSlide, heroSlides, slideMilliseconds, titleInWords } from './hero-slides.ts';
import { SearchPanel } from './search-panel.tsx';
import { type Slideshow, useSlideshow } from './use-slideshow.ts';

const isNight = () => {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
};
const firstSlide = () => {
  const hour = isNight() ? 'night' : 'day';
  return heroSlides.findIndex((slide) => slide.hour === hour);
};

/** Slugs of places that were deleted, where any were. */
type Gone = readonly string[] | undefined;

/** Five prints, one after another; headline, picture and navigation bar stand on one ink. */
export function Hero({ districts, gone }: { districts: readonly string[]; gone?: Gone }) {
  const show = useSlideshow(heroSlides.length, slideMilliseconds, firstSlide);
  const sky = show.at === null ? undefined : heroSlides[show.at]?.sky;
  return (
    <section
      id="top"
      aria-roledescription={t('carousel')}
      aria-label={t('Five places on the island')}
      className="hero"
      data-sky={sky ?? 'by-hour'}
      {...show.holding}
    >
      <div className="hero-print">
        <div className="wrap hero-words">
          <h1>{site.line}</h1>
          <div className="hero-say">
            <p className="text-balance">
              {t(
                'Guides, drivers, rooms and tables across Sri Lanka: you ring or write to the people who run them.',
              )}
            </p>
            <Link to="/destinations" className="bar-button hero-start">
              {t('Start Exploring')}
            </Link>
          </div>
        </div>
        <div className="hero-slides" aria-live={show.playing ? 'off' : 'polite'}>
          {heroSlides.map((slide, index) => (
            <Slide key={slide.scene} slide={slide} index={index} show={show} />
          ))}
        </div>
      </div>
      <div className="wrap hero-foot">
        <Caption show={show} gone={gone} />
        <SearchPanel districts={districts} />
      </div>
    </section>
  );
}

function Slide({ slide, index, show }: { slide: HeroSlide; index: number; show: Slideshow }) {
  const { scene, alt, focus, hour } = slide;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is no set of fields
    <div
      role="group"
      aria-roledescription={t('slide')}
      aria-label={t('{number} of {count}', { number: index + 1, count: heroSlides.length })}
      className="hero-slide"
      data-hour={hour}
      data-now={show.at === index ? '' : undefined}
      data-warm={show.warm ? '' : undefined}
      style={{ '--wide': focus.wide, '--narrow': focus.narrow } as CSSProperties}
    >
      <img
        src={`/scenes/${scene}.svg`}
        alt={alt}
        width="1600"
        height="1000"
        loading={hour ? 'eager' : 'lazy'}
        fetchPriority={hour === 'day' ? 'high' : 'auto'}
        decoding={hour ? 'auto' : 'async'}
      />
    </div>
  );
}

/** What is written beneath a print: its title, and which of the edition it is. */
function Caption({ show, gone }: { show: Slideshow; gone: Gone }) {
  // Until it is known which print is shown, both first ones are named, and the style sheet hides one.
  const named = heroSlides.filter((slide, index) => (show.at === null ? slide.hour : show.at === index));
  return (
    <div className="hero-caption needs-js">
      {named.map(({ scene, title, place, hour }) => (
        <Link
          key={scene}
          to={gone?.includes(place) ? '/destinations' : `/destination/${place}`}
          className="hero-title"
          data-hour={show.at === null ? hour : undefined}
        >
          {rich(title, { moment: (words) => <span className="hidden sm:inline">{words}</span> })}
        </Link>
      ))}
      <div className="flex flex-none">
        <button
          type="button"
          className="grid size-11 place-items-center"
          aria-label={show.playing ? t('Pause the slideshow') : t('Play the slideshow')}
          onClick={show.toggle}
        >
          <svg viewBox="0 0 24 24" className="size-4.5" fill="currentColor" aria-hidden="true">
            <path d={show.playing ? 'M5 3h5v18H5zM14 3h5v18h-5z' : 'M5 2l16 10L5 22z'} />
          </svg>
        </button>
        {heroSlides.map((slide, index) => (
          <button
            key={slide.scene}
            type="button"
            className="dot"
            aria-label={t('Show picture {number}: {title}', {
              number: index + 1,
              title: titleInWords(slide),
            })}
            aria-current={show.at === index ? 'true' : undefined}
            onClick={() => show.show(index)}
          />
        ))}
      </div>
    </div>
  );
}
