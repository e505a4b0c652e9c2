/** Limits per page; exceeding one is logged to the console, once for each. */
const limits = { loadMs: 3000, largestPaintMs: 2500, memoryBytes: 100 * 1024 * 1024 };

/** Chromium only, and missing from the DOM types. */
type MemoryMeasure = { readonly memory?: { readonly usedJSHeapSize: number } };

const warned = new Set<string>();

/** Measures this page from its start, however late this is called. */
export function warnIfPageIsSlow(): void {
  watch('navigation', (entry) => {
    // Entries of this type are of this kind.
    const { loadEventEnd } = entry as PerformanceNavigationTiming;
    warnIfAbove('page load', { took: loadEventEnd, limit: limits.loadMs, unit: 'ms' });
  });
  watch('largest-contentful-paint', ({ startTime }) =>
    warnIfAbove('largest paint', { took: startTime, limit: limits.largestPaintMs, unit: 'ms' }),
  );
  const { memory } = performance as MemoryMeasure;
  if (memory) {
    warnIfAbove('memory', {
      took: memory.usedJSHeapSize,
      limit: limits.memoryBytes,
      unit: 'bytes',
    });
  }
}

function watch(type: string, receiveEvents: (entry: PerformanceEntry) => void): void {
  // A browser that doesn't support a type logs that to the console, where it would look like an
  // error.
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) receiveEvents(entry);
  });
  observer.observe({ type, buffered: true });
}

function warnIfAbove(
  what: string,
  { took, limit, unit }: { took: number; limit: number; unit: string },
) {
  if (took <= limit || warned.has(what)) return;
  warned.add(what);
  console.warn(`Slow page: ${what} ${Math.round(took)} ${unit}, more than ${limit}`);
}
