import { freePort } from '@danube/e2e/free-port.ts';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { withBrowser } from './browser.ts';
import { fetchRaw } from './fetch-raw.ts';
import { expectAtLeast, expectAtMost, type Figure, formatNumber, median } from './measurement.ts';
import { postPath } from './post-path.ts';
import type { Stage } from './stage.ts';

const pages = ['/', '/blog', postPath, '/instructors/viktor-hajnal', '/about'];
const rounds = 3;
const timeGoal = 1.1;
const scriptGoalKilobytes = 137;

/** Pages on a phone against the same pages without scripts, and on desktop without a baseline. */
export async function measureLighthouse(stage: Stage): Promise<Figure[]> {
  const ours = await stage.startProduct();
  const bare = await stage.startOther('bare-page.ts', { SOURCE: ours.url, WITHOUT_SCRIPTS: '1' });
  try {
    const figures: Figure[] = [];
    for (const path of pages) {
      const found = await measurePage(ours.url + path, bare.url + path);
      figures.push(...found.map((figure) => ({ ...figure, what: `${path}: ${figure.what}` })));
    }
    return figures;
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
  }
}

async function measurePage(ours: string, bare: string): Promise<Figure[]> {
  for (const url of [ours, bare]) await visit(url);
  const reports: { ours: Result; bare: Result }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    reports.push({ ours: await audit(ours), bare: await audit(bare) });
  }
  const desktop = scoreOf(await audit(ours, desktopConfig), 'performance');
  return [
    ...compare(reports),
    expectAtLeast(100, { what: 'score of performance on a desktop', value: desktop }),
    await scriptSize(reports.map((report) => report.ours)),
  ];
}

/** A warm-up visit, so that both servers have everything cached. */
function visit(url: string): Promise<unknown> {
  return withBrowser(async (browser) => (await browser.newPage()).goto(url, { waitUntil: 'load' }));
}

/** A new browser for each visit, so that nothing is cached. */
async function audit(url: string, config?: typeof desktopConfig): Promise<Result> {
  const port = await freePort();
  return withBrowser(async () => {
    const formFactor = config ? 'desktop' : 'mobile';
    const run = await lighthouse(url, { port, logLevel: 'error', formFactor }, config);
    if (!run || run.lhr.runtimeError)
      throw new Error(`no report: ${run?.lhr.runtimeError?.message}`);
    return run.lhr;
  }, [`--remote-debugging-port=${port}`]);
}

function compare(reports: readonly { ours: Result; bare: Result }[]): Figure[] {
  const of = (pick: (result: Result) => number) => ({
    ours: median(reports.map((report) => pick(report.ours))),
    bare: median(reports.map((report) => pick(report.bare))),
  });
  const times = [
    ['first contentful paint', 'first-contentful-paint'],
    ['largest contentful paint', 'largest-contentful-paint'],
  ].map(([what = '', name = '']) => {
    const { ours, bare } = of((result) => result.audits[name]?.numericValue ?? Number.NaN);
    const note = `${formatNumber(ours)} and ${formatNumber(bare)} ms`;
    return expectAtMost(timeGoal, { what: `${what}, ours ÷ static`, value: ours / bare, note });
  });
  const scores = ['accessibility', 'seo', 'best-practices'].map((category) => {
    const { ours } = of((result) => scoreOf(result, category));
    const note = failures(reports[0]?.ours, category);
    return expectAtLeast(100, { what: `score of ${category}`, value: ours, note });
  });
  const performance = of((result) => scoreOf(result, 'performance'));
  const shift = of(
    (result) => result.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
  );
  const blocking = of((result) => result.audits['total-blocking-time']?.numericValue ?? Number.NaN);
  return [
    ...times,
    ...scores,
    expectAtLeast(performance.bare - 1, {
      what: 'score of performance',
      value: performance.ours,
      note: `blocked for ${formatNumber(blocking.ours)} and ${formatNumber(blocking.bare)} ms: hydration, on however busy a machine`,
    }),
    expectAtMost(0, { what: 'cumulative layout shift', value: shift.ours }),
  ];
}

function scoreOf(result: Result, category: string): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

function failures(result: Result | undefined, category: string): string {
  const counted = result?.categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  const failed = counted.filter(({ id }) => {
    const score = result?.audits[id]?.score;
    return typeof score === 'number' && score < 1;
  });
  return failed.map(({ id }) => `${id}: ${result?.audits[id]?.explanation ?? ''}`).join(', ');
}

/** The gzip size of the page's scripts, whatever encoding the browser negotiated. */
async function scriptSize(results: readonly Result[]): Promise<Figure> {
  const urls = [...new Set(results.flatMap(scriptsOf))];
  const scripts = await Promise.all(
    urls.map(async (url) => {
      const { body } = await fetchRaw(url, { encoding: 'gzip' });
      return { name: url.split('/').at(-1), kilobytes: body.length / 1000 };
    }),
  );
  const sorted = scripts.toSorted((a, b) => b.kilobytes - a.kilobytes);
  const largest = sorted
    .slice(0, 4)
    .map(({ name, kilobytes }) => `${name} ${formatNumber(kilobytes)}`);
  return expectAtMost(scriptGoalKilobytes, {
    what: 'scripts, kB gzip',
    value: sorted.reduce((total, { kilobytes }) => total + kilobytes, 0),
    note: `${sorted.length} files, the largest ${largest.join(', ')}`,
  });
}

function scriptsOf(result: Result): string[] {
  const { details } = result.audits['network-requests'] ?? {};
  if (details?.type !== 'table') return [];
  return details.items.flatMap(({ url, resourceType }) =>
    resourceType === 'Script' && typeof url === 'string' ? [url] : [],
  );
}
