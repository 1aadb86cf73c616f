import type UPlot from 'uplot';
import { axisOf, resolvedColor } from '~/ui/chart/plot.ts';
import { SteppedChart } from '~/ui/chart/stepped-chart.tsx';

const height = 180;
const days = [12, 18, 9, 24, 31, 28, 37].map((views, index) => ({ views, day: `${index + 1} March` }));

function optionsOf(place: HTMLElement, width: number): UPlot.Options {
  const axis = axisOf(place);
  const stroke = resolvedColor(place, 'var(--color-lagoon)');
  return {
    ...{ width, height },
    legend: { show: false },
    scales: { x: { time: false } },
    axes: [{ ...axis, grid: { show: false } }, axis],
    series: [{}, { label: 'Views', stroke, width: 2 }],
  };
}

export default function ChartSample() {
  return (
    <SteppedChart
      points={days}
      label="Day"
      height={height}
      dataOf={(all) => [all.map((_, index) => index), all.map(({ views }) => views)]}
      optionsOf={optionsOf}
      nameOf={({ day }) => day}
      valueText={({ views }) => `${views} views`}
      legend={<p className="mb-2 text-14">Views</p>}
    />
  );
}
