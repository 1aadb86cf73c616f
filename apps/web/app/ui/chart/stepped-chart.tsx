import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type UPlot from 'uplot';
import { chartSteps, keepPlot, type Plot } from './plot.ts';

interface SteppedChartProps<Point> {
  points: readonly Point[];
  /** What one point is: `Day`, `Month`. */
  label: string;
  height: number;
  dataOf: (points: readonly Point[]) => UPlot.AlignedData;
  optionsOf: (place: HTMLElement, width: number, points: readonly Point[]) => UPlot.Options;
  /** The point's name, and its figures in words. */
  nameOf: (point: Point) => string;
  valueText: (point: Point) => string;
  legend: ReactNode;
}

/**
 * A chart whose points are gone through by pointer, touch and the arrow keys alike, as the values of a slider; the one
 * that is meant is said beneath it in words.
 */
export function SteppedChart<Point>(props: SteppedChartProps<Point>) {
  const { points, label, height, nameOf, valueText, legend } = props;
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<Plot>(null);
  const drawn = useRef(props);
  drawn.current = props;
  const last = points.length - 1;
  const [at, setAt] = useState(last);
  const shown = points[Math.min(at, last)];
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const { dataOf, optionsOf } = drawn.current;
    const kept = keepPlot(element, height, dataOf(points), (width) => ({
      ...optionsOf(element, width, points),
      hooks: { setCursor: [({ cursor }) => typeof cursor.idx === 'number' && setAt(cursor.idx)] },
    }));
    chart.current = kept;
    return kept.stop;
  }, [points, height]);
  const go = (event: KeyboardEvent) => {
    const step = chartSteps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(last, at + step));
    setAt(next);
    const plot = chart.current?.current();
    plot?.setCursor({ left: plot.valToPos(plot.data[0]?.[next] ?? 0, 'x'), top: 0 }, false);
  };
  return (
    <figure>
      {legend}
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={Math.min(at, last) + 1}
        aria-valuetext={shown && `${nameOf(shown)}: ${valueText(shown)}`}
        onKeyDown={go}
        className="min-w-0"
      >
        <div ref={place} style={{ height }} />
      </div>
      {shown && (
        <figcaption className="mt-3 min-h-12 text-15 tabular-figures">
          <span className="font-[650]">{nameOf(shown)}</span>: {valueText(shown)}
        </figcaption>
      )}
    </figure>
  );
}
