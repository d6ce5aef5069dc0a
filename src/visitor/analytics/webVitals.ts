import { gtag } from './gtag.ts';
import type { FrameworkVitalName, Vital, VitalName } from './events.ts';
import { isDrawn, type Random } from './sampling.ts';

/** One page load in 10 000 reports its metrics. */
const RATIO = 0.0001;

/** What the measuring library tells of a metric; `delta` is what came since it last told. */
export type Metric = { name: VitalName; value: number; delta: number; id: string };

/** What a browser tells of a measure. */
export type Timed = Pick<PerformanceEntry, 'name' | 'duration' | 'startTime'>;

/** The functions of the library `web-vitals` that are used. */
export type Library = Record<`on${VitalName}`, (report: (metric: Metric) => void) => void>;

/** What is sent of a metric. */
export function vitalOf({ value, delta, id }: Metric): Vital {
  return {
    value: delta,
    metric_label: 'Web Vitals',
    metric_value: value,
    metric_delta: delta,
    metric_id: id,
  };
}

/**
 * Draws once for a page load whether its metrics are reported, and only then asks for the code that measures them.
 * @returns whether they are
 */
export async function reportWebVitals(
  random: Random,
  load: () => Promise<Library> = () => import('web-vitals'),
  watch: (tell: (entry: Timed) => void) => void = watchMeasures,
): Promise<boolean> {
  if (!isDrawn(RATIO, random)) {
    return false;
  }
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await load();
  const report = (metric: Metric) => gtag('event', metric.name, vitalOf(metric));
  for (const listen of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    listen(report);
  }
  watch((entry) => {
    if (isOfFramework(entry.name)) {
      gtag('event', entry.name, frameworkVitalOf(entry));
    }
  });
  return true;
}

/** What is sent of a time that the framework has taken, in ms; each is told once. */
function frameworkVitalOf({ name, duration, startTime }: Timed): Vital {
  return {
    value: duration,
    metric_label: 'Next.js custom metric',
    metric_value: duration,
    metric_delta: duration,
    metric_id: `${name}-${Math.round(startTime)}`,
  };
}

function isOfFramework(name: string): name is FrameworkVitalName {
  return name.startsWith('Next.js-');
}

/** Tells every measure of the page, those of before too. */
function watchMeasures(tell: (entry: Timed) => void): void {
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(tell));
  observer.observe({ type: 'measure', buffered: true });
}
