import 'uplot/dist/uPlot.min.css';
import UPlot from 'uplot';

/** A colour as the canvas takes it, for the mode the page is in. */
export function resolvedColor(element: HTMLElement, color: string): string {
  const probe = document.createElement('i');
  probe.style.color = color;
  element.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

/** An axis in the page's own hand. */
export const axisOf = (place: HTMLElement): UPlot.Axis => ({
  font: `13px ${getComputedStyle(place).fontFamily}`,
  stroke: resolvedColor(place, 'var(--color-ink-2)'),
  grid: { stroke: resolvedColor(place, 'var(--color-line)'), width: 1 },
  ticks: { show: false },
  gap: 9,
});

export interface Plot {
  current: () => UPlot | null;
  stop: () => void;
}

/**
 * Draws into an element, again whenever ink and paper change places, and as wide as it is. `optionsOf` is asked each
 * time, because a canvas knows no style sheet.
 */
export function keepPlot(
  element: HTMLElement,
  height: number,
  data: UPlot.AlignedData,
  optionsOf: (width: number) => UPlot.Options,
): Plot {
  let plot: UPlot | null = null;
  const draw = () => {
    plot?.destroy();
    plot = new UPlot(optionsOf(element.clientWidth), data, element);
  };
  draw();
  const resized = new ResizeObserver(() => plot?.setSize({ width: element.clientWidth, height }));
  resized.observe(element);
  const night = matchMedia('(prefers-color-scheme: dark)');
  night.addEventListener('change', draw);
  const switched = new MutationObserver(draw);
  switched.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return {
    current: () => plot,
    stop() {
      resized.disconnect();
      switched.disconnect();
      night.removeEventListener('change', draw);
      plot?.destroy();
      plot = null;
    },
  };
}

/** How far the arrows and their like go through the values of a chart. */
export const chartSteps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -7,
  PageUp: 7,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};
