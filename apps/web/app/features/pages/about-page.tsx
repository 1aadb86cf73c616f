import { t } from '@serendib/contract/words/t';
import { ButtonLink } from '~/ui/form/button.tsx';
import { Picture } from '~/ui/media/picture.tsx';
import { Breadcrumbs } from '~/ui/text/heading.tsx';
import { about } from './content/about.tsx';

export function AboutPage() {
  return (
    <>
      <header className="wrap pt-5 md:pt-9">
        <Breadcrumbs crumbs={[{ label: t('Home'), to: '/' }, { label: about.title }]} />
        <div className="mt-2 grid items-end gap-x-18 gap-y-8 lg:grid-cols-[1fr_1fr]">
          <div>
            <h1>{about.title}</h1>
            <p className="saying mt-7 max-w-[28ch] text-balance">{about.opening}</p>
          </div>
          <Picture
            src="/scenes/stilt-fishermen.svg"
            alt={t('Fishermen on their stilts above the surf, as a block print')}
            ratio="16 / 11"
            focus="40% 60%"
            eager
          />
        </div>
      </header>
      <section className="wrap grid gap-x-18 gap-y-10 py-18 md:py-26 lg:grid-cols-2">
        <div>
          <h2>{t('The name')}</h2>
          <div className="prose mt-6">{about.name}</div>
        </div>
        <div>
          <h2>{t('The work')}</h2>
          <div className="prose mt-6">{about.work}</div>
        </div>
      </section>
      <section className="bg-tint">
        <div className="wrap py-18 md:py-26">
          <h2>{t('How a listing gets here')}</h2>
          <ol className="mt-9 grid gap-x-10 md:grid-cols-2">
            {about.steps.map(({ title, words }, index) => (
              <li
                key={title}
                className="grid grid-cols-[3.5rem_1fr] gap-x-3 border-t-[1.5px] border-ink pt-4 pb-8"
              >
                <span
                  aria-hidden="true"
                  className="font-display text-[3.25rem] leading-[0.8] font-bold tabular-figures [font-stretch:84%]"
                >
                  {index + 1}
                </span>
                <div>
                  <h3>{title}</h3>
                  <p className="mt-2 max-w-[44ch] text-ink-2">{words}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section id="order" className="wrap pt-18 md:pt-26" aria-labelledby="order-title">
        <h2 id="order-title">{t('Orders and badges')}</h2>
        <dl className="mt-9 grid gap-x-14 gap-y-8 md:grid-cols-2">
          {about.marks.map(({ id, title, words }) => (
            <div key={id} id={id} className="border-t-[1.5px] border-ink pt-4">
              <dt className="font-display text-26 font-bold [font-stretch:88%]">{title}</dt>
              <dd className="mt-2 max-w-[52ch] text-ink-2">{words}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="wrap grid items-center gap-x-18 gap-y-9 py-18 md:py-26 lg:grid-cols-[3fr_2fr]">
        <Picture
          src="/scenes/nuwara-eliya.svg"
          alt={t('Tea pickers on a hillside, as a block print')}
          ratio="16 / 10"
          focus="66% 60%"
        />
        <div>
          <h2>{t('The pictures')}</h2>
          <div className="prose mt-6">{about.prints}</div>
        </div>
      </section>
      <section className="bg-red text-on-red">
        <div className="wrap flex flex-wrap items-end justify-between gap-x-10 gap-y-7 py-14">
          <h2 className="max-w-[20ch]">{t('Know somebody who should be here?')}</h2>
          <p className="flex flex-wrap gap-3">
            <ButtonLink look="print" to="/partnership">
              {t('See what a listing takes')}
            </ButtonLink>
            <ButtonLink look="print" to="/contact">
              {t('Write to us')}
            </ButtonLink>
          </p>
        </div>
      </section>
    </>
  );
}
