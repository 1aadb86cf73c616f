import { monthName } from '@serendib/contract/calendar';
import type { ThingKind } from '@serendib/contract/listings/thing-kinds';
import { monthNames } from '@serendib/contract/season/months-in';
import { formatNumber } from '@serendib/contract/words/format-number';
import { t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';
import type { ReplyOf } from '~/lib/api/call.ts';
import { type ListQuery, listAddress } from '~/lib/list/list-address.ts';
import { daysInChip } from '~/lib/plans/plan-words.ts';
import { EmptyState } from '~/ui/feedback/empty-state.tsx';
import { ButtonLink } from '~/ui/form/button.tsx';
import { ChipLink, RemovableChip } from '~/ui/form/chip.tsx';
import { OrderLinks } from '~/ui/list/order-links.tsx';
import { FoundMap } from '~/ui/map/found-map.tsx';
import { MapLink } from '~/ui/map/map-link.tsx';
import { pinsOf } from '~/ui/map/pins.ts';
import { Pager } from '~/ui/navigate/pager.tsx';
import { Tabs } from '~/ui/navigate/tabs.tsx';
import { PlansForLists } from '~/ui/plans/plans-for-lists.tsx';
import { ownName } from '~/ui/text/other-names.tsx';
import { SectionHeading } from '~/ui/text/section-heading.tsx';
import { aroundFrame } from './around-frame.ts';
import { FoundRow, type Found as Thing } from './found-row.tsx';
import { type AskedSearch, searchAddress, searchPath, withoutMeaning } from './search-address.ts';
import type { Understood as UnderstoodWords } from './understood-words.ts';

type Answer = ReplyOf<'GET /search'>;
type Group = Answer['groups'][number];

export interface ResultsProps {
  asked: AskedSearch & { kind?: ThingKind };
  /** Near which place it was looked for, in words. */
  area: string;
  answer: Answer;
  understood: readonly UnderstoodWords[];
  /** What each kind is called. */
  labels: Record<ThingKind, string>;
  fewer: readonly { gone: string; q: string; total: number; isCapped: boolean }[];
  /** Places to go on from where nothing was found. */
  around: readonly Thing[];
  isFirst: boolean;
}

const inNumbers = (total: number, isCapped: boolean) => formatNumber(total) + (isCapped ? '+' : '');

/** Where a place is asked for. */
const orders = [
  { value: '', label: t('Best fit') },
  { value: 'nearest', label: t('Nearest') },
];

/** What the words were understood as, and what was found by them. */
export function SearchResults(props: ResultsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Count {...props} />
      <div className="flex flex-wrap items-center gap-2">
        {props.asked.view !== 'map' && <MapLink path={searchPath} query={queryOf(props.asked)} />}
        <PlansForLists path={searchPath} query={queryOf(props.asked)} />
        {props.asked.near && <OrderLinks path={searchPath} query={queryOf(props.asked)} orders={orders} />}
        <InMonth month={props.answer.query.month} />
      </div>
      <OnDays asked={props.asked} />
      <Understood {...props} />
      {props.answer.query.sum && (
        <p className="text-15">
          {t('Prices are not compared here: “{words}” takes nothing away.', {
            words: props.answer.query.sum,
          })}
        </p>
      )}
      <Nearby {...props} />
      {props.asked.view === 'map' && <OnMap {...props} />}
      <Found {...props} />
    </div>
  );
}

/** The address of the same page can ask for something else, whose number is read out. */
function Count({ asked, answer: { groups } }: ResultsProps) {
  const of = groups.filter(({ kind }) => !asked.kind || kind === asked.kind);
  const total = of.reduce((sum, group) => sum + group.total, 0);
  const isCapped = of.some(({ totalCapped }) => totalCapped);
  return (
    <p role="status" className="sr-only">
      {t('{count} found', { count: inNumbers(total, isCapped) })}
    </p>
  );
}

/** A month that the words name takes nothing away: what it holds is a page of its own, and so are the places that it suits. */
function InMonth({ month }: { month: number | null }) {
  const name = month && monthNames[month - 1];
  if (!name) return null;
  const said = monthName(month);
  return (
    <>
      <ChipLink to={`/season/${name}`}>{t('What {month} holds', { month: said })}</ChipLink>
      <ChipLink to={listAddress('/destinations', { month: String(month) })}>
        {t('Places good in {month}', { month: said })}
      </ChipLink>
    </>
  );
}

/** What the address asks for, without the page of it. */
const queryOf = ({ cursor: _cursor, ...asked }: AskedSearch): ListQuery =>
  Object.fromEntries(Object.entries(asked).filter((entry): entry is [string, string] => Boolean(entry[1])));

function OnMap({ asked, answer }: ResultsProps) {
  const query = queryOf(asked);
  const pins = answer.groups.flatMap(({ items }) =>
    pinsOf(items, (found) => {
      const name = ownName({ ...found, name: found.title });
      return {
        label: name,
        name,
        card: () => (
          <ul>
            <FoundRow found={found} />
          </ul>
        ),
      };
    }),
  );
  return (
    <FoundMap
      path={searchPath}
      query={query}
      pins={pins}
      frame={undefined}
      moved={(frame) => ({ ...query, ...aroundFrame(frame) })}
    />
  );
}

/** The days, taken away by a press. */
function OnDays({ asked }: { asked: AskedSearch }) {
  if (!asked.from && !asked.to) return null;
  const days = daysInChip(queryOf(asked));
  return (
    <div>
      <RemovableChip
        to={searchAddress({ ...asked, from: undefined, to: undefined, cursor: undefined })}
        label={t('Remove filter {text}', { text: days })}
      >
        <span className="truncate">{days}</span>
      </RemovableChip>
    </div>
  );
}

/** What the words were taken for, each taken away by a press; links, so that they work without scripts. */
function Understood({ asked, answer, understood }: ResultsProps) {
  const { corrected, phrases = [] } = answer.query;
  if (understood.length === 0 && !corrected) return null;
  const q = corrected ?? asked.q;
  const meant = [...understood.flatMap(({ runs }) => runs), ...phrases];
  return (
    <div className="grid gap-3">
      {corrected && (
        <p aria-live="polite">{t('Shown is what is found for “{words}”.', { words: corrected })}</p>
      )}
      {understood.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-15">{t('Understood:')}</span>
          <ul aria-label={t('Understood')} className="flex flex-wrap gap-2">
            {understood.map(({ runs, text }) => (
              <li key={runs[0]} className="max-w-full">
                <RemovableChip
                  to={searchAddress({ ...asked, q: withoutMeaning(q, runs, meant), cursor: undefined })}
                  label={t('Remove filter {text}', { text })}
                >
                  <span className="truncate">{text}</span>
                </RemovableChip>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Found({ asked, answer, labels, fewer, around, isFirst }: ResultsProps) {
  const groups = answer.groups.filter(({ total }) => total > 0);
  if (groups.length === 0) return <Nothing asked={asked} fewer={fewer} around={around} />;
  const tabs = [
    {
      to: searchAddress({ ...asked, kind: undefined, cursor: undefined }),
      label: t('Everything'),
      current: !asked.kind,
    },
    ...groups.map((group) => tabOf(group, asked, labels)),
  ];
  return (
    <>
      <Tabs label={t('What was found')} tabs={tabs} />
      {groups.map((group) => (
        <section key={group.kind} aria-label={labels[group.kind]}>
          {asked.kind ? (
            <h2 className="sr-only">{labels[group.kind]}</h2>
          ) : (
            <SectionHeading
              more={
                group.total > group.items.length
                  ? {
                      to: searchAddress({ ...asked, kind: group.kind }),
                      label: t('All {count}', { count: inNumbers(group.total, group.totalCapped) }),
                    }
                  : undefined
              }
            >
              {labels[group.kind]}
            </SectionHeading>
          )}
          <Rows found={group.items} />
          {asked.kind && (
            <div className="mt-9">
              <Pager
                next={group.nextCursor && searchAddress({ ...asked, cursor: group.nextCursor })}
                start={isFirst ? null : searchAddress({ ...asked, cursor: undefined })}
              />
            </div>
          )}
        </section>
      ))}
    </>
  );
}

/** Near which place or in which district it was looked for, taken away by a press. */
function Nearby({ asked, area }: Pick<ResultsProps, 'asked' | 'area'>) {
  if (!area) return null;
  return (
    <p className="-mt-4">
      <RemovableChip
        to={searchAddress({
          ...asked,
          near: undefined,
          radius: undefined,
          district: undefined,
          sort: undefined,
          cursor: undefined,
        })}
        label={t('Remove filter {text}', { text: area })}
      >
        <span className="truncate">{area}</span>
      </RemovableChip>
    </p>
  );
}

const tabOf = (group: Group, asked: ResultsProps['asked'], labels: ResultsProps['labels']) => ({
  to: searchAddress({ ...asked, kind: group.kind, cursor: undefined }),
  label: labels[group.kind],
  count: inNumbers(group.total, group.totalCapped),
  current: asked.kind === group.kind,
});

const Rows = ({ found }: { found: readonly Thing[] }) => (
  <ul className="grid gap-x-10 md:grid-cols-2 xl:grid-cols-3">
    {found.map((one) => (
      <FoundRow key={one._id} found={one} />
    ))}
  </ul>
);

function Nothing({ asked, fewer, around }: Pick<ResultsProps, 'asked' | 'fewer' | 'around'>) {
  const whole: ReactNode = asked.kind && (
    <ButtonLink to={searchAddress({ ...asked, kind: undefined })}>{t('Search everything')}</ButtonLink>
  );
  return (
    <>
      <EmptyState
        title={t('Nothing goes by these words')}
        picture="/scenes/stilt-fishermen.svg"
        actions={whole}
      >
        <p>{t('A word less often helps, or the name of a place nearby.')}</p>
        {fewer.length > 0 && (
          <nav aria-label={t('With less asked for')} className="mt-4">
            <ul className="flex flex-wrap gap-2">
              {fewer.map(({ gone, q, total, isCapped }) => (
                <li key={gone}>
                  <ChipLink to={searchAddress({ ...asked, q })}>
                    {t('Without {gone}: {total}', { gone: `“${gone}”`, total: inNumbers(total, isCapped) })}
                  </ChipLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </EmptyState>
      {around.length > 0 && (
        <section aria-label={t('Places to go on from')}>
          <SectionHeading>{t('Places to go on from')}</SectionHeading>
          <Rows found={around} />
        </section>
      )}
    </>
  );
}
