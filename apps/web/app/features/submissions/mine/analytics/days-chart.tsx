import { shortDayInWords, weekdayInWords } from '@serendib/contract/calendar-words';
import { t } from '@serendib/contract/words/t';
import UPlot from 'uplot';
import { chartColors } from '~/ui/chart/colors.ts';
import { axisOf, resolvedColor } from '~/ui/chart/plot.ts';
import { SteppedChart } from '~/ui/chart/stepped-chart.tsx';
import { type Counted, type Day, figures, type Shown } from './days.ts';

const height = 280;
const halfDay = 43_200;
/** Bars for views; the others are lines told apart by their dashes as well. */
const looks: Record<Counted, { color: string; dash?: number[] }> = {
  views: { color: chartColors.lagoon },
  clicks: { color: 'var(--color-link)' },
  inquiries: { color: 'var(--color-ink)', dash: [3, 5] },
};

function optionsOf(shown: Shown, place: HTMLElement, width: number): UPlot.Options {
  const axis = axisOf(place);
  return {
    width,
    height,
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
    tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1000), 'UTC'),
    // Half a day at both ends, so that the first and the last bar are whole.
    scales: {
      x: { range: (_, from, to) => [from - halfDay, to + halfDay] },
      y: { range: (_, __, most) => [0, Math.max(4, Math.ceil(most * 1.1))] },
    },
    axes: [
      { ...axis, grid: { show: false }, space: 64, values: (_, ticks) => ticks.map(shortDay) },
      { ...axis, size: 44, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000] },
    ],
    series: [
      {},
      ...shown.map(({ name, label }): UPlot.Series => {
        const stroke = resolvedColor(place, looks[name].color);
        const isBars = name === 'views';
        return {
          label,
          stroke,
          width: isBars ? 0 : 2.5,
          points: { show: false },
          ...(isBars && { fill: stroke, paths: UPlot.paths.bars?.({ size: [0.7, 40] }) }),
          ...(looks[name].dash && { dash: looks[name].dash }),
        } as UPlot.Series;
      }),
    ],
  };
}

const shortDay = (seconds: number) => shortDayInWords(seconds * 1000);

/** What is counted, day by day. */
export default function DaysChart({ days, shown }: { days: readonly Day[]; shown: Shown }) {
  return (
    <SteppedChart
      points={days}
      label={t('Day')}
      height={height}
      dataOf={(all) => [
        all.map(({ day }) => Date.parse(`${day}T00:00:00Z`) / 1000),
        ...shown.map(({ name }) => all.map((day) => day[name])),
      ]}
      optionsOf={(place, width) => optionsOf(shown, place, width)}
      nameOf={({ day }) => weekdayInWords(day)}
      valueText={(day) => figures(day, shown)}
      legend={<Legend shown={shown} />}
    />
  );
}

function Legend({ shown }: { shown: Shown }) {
  return (
    <ul className="mb-3 flex flex-wrap gap-x-6 gap-y-1 text-15 font-semibold" aria-hidden="true">
      {shown.map(({ name, label }) => (
        <li key={name} className="flex items-center gap-2">
          <svg
            viewBox="0 0 24 12"
            aria-hidden="true"
            className="h-3 w-6"
            style={{ color: looks[name].color }}
          >
            {name === 'views' ? (
              <path d="M2 12V4h8v8zM14 12V0h8v12z" fill="currentColor" />
            ) : (
              <path
                d="M0 6h24"
                stroke="currentColor"
                strokeWidth="3"
                strokeDasharray={looks[name].dash?.join(' ')}
              />
            )}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
