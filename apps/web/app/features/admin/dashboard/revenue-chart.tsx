import type { RevenueMonth } from '@serendib/contract/admin/dashboard-endpoints';
import { monthInWords, shortMonthInWords } from '@serendib/contract/calendar-words';
import { formatLkr } from '@serendib/contract/words/lkr';
import { t } from '@serendib/contract/words/t';
import UPlot from 'uplot';
import { axisOf, resolvedColor } from '~/ui/chart/plot.ts';
import { SteppedChart } from '~/ui/chart/stepped-chart.tsx';
import { amountOf, lines } from './revenue.ts';

const height = 220;
const compact = new Intl.NumberFormat('en', { notation: 'compact' });

/** Of stacked bars the tallest is drawn first: each is the sum of its line and of those below it. */
const stacked = (months: readonly RevenueMonth[]): number[][] =>
  lines.map((_, index) =>
    months.map((month) => lines.slice(index).reduce((sum, { name }) => sum + amountOf(month, name), 0)),
  );

/** Every month's name where there is room for it, else every second or third, the present one always. */
const shownMonths = (count: number, width: number): number[] => {
  const every = Math.max(1, Math.ceil((count * 44) / (width - 60)));
  return Array.from({ length: count }, (_, index) => index).filter((at) => (count - 1 - at) % every === 0);
};

function optionsOf(place: HTMLElement, width: number, months: readonly RevenueMonth[]): UPlot.Options {
  const axis = axisOf(place);
  return {
    width,
    height,
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
    scales: {
      x: { time: false, range: [-0.5, months.length - 0.5] },
      y: { range: (_, __, most) => [0, Math.max(1000, most * 1.1)] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        splits: ({ width: wide }) => shownMonths(months.length, wide),
        values: (_, ticks) => ticks.map((at) => shortMonthInWords(months[at]?.month ?? '2026-01')),
      },
      { ...axis, size: 52, values: (_, ticks) => ticks.map((amount) => compact.format(amount)) },
    ],
    series: [
      {},
      ...lines.map(({ label, color }): UPlot.Series => {
        const fill = resolvedColor(place, color);
        const paths = UPlot.paths.bars?.({ size: [0.62, 48] });
        return { label, fill, stroke: fill, width: 0, points: { show: false }, ...(paths && { paths }) };
      }),
    ],
  };
}

const valueText = (month: RevenueMonth): string => {
  const parts = lines
    .map(({ name, label }) => ({ label, amount: amountOf(month, name) }))
    .filter(({ amount }) => amount > 0);
  const total = formatLkr(month.total);
  return parts.length === 0
    ? total
    : `${total}: ${parts.map(({ label, amount }) => `${label} ${formatLkr(amount)}`).join(', ')}`;
};

const Legend = () => (
  <ul className="mb-2 flex flex-wrap gap-x-5 gap-y-1 text-14" aria-hidden="true">
    {lines.map(({ name, label, color }) => (
      <li key={name} className="flex items-center gap-2">
        <span className="size-3" style={{ background: color }} />
        {label}
      </li>
    ))}
  </ul>
);

/** Revenue by month, each bar made of its lines of business. */
export default function RevenueChart({ months }: { months: readonly RevenueMonth[] }) {
  return (
    <SteppedChart
      points={months}
      label={t('Month')}
      height={height}
      dataOf={(all) => [all.map((_, index) => index), ...stacked(all)]}
      optionsOf={optionsOf}
      nameOf={({ month }) => monthInWords(month)}
      valueText={valueText}
      legend={<Legend />}
    />
  );
}
