import type { Result } from 'lighthouse';
import { audit, metricOf, performanceOf } from './audit.ts';
import { withBrowser } from './browser.ts';
import { readLandingContent } from './landing-content.ts';
import { startLimit } from './limit-page.ts';
import { type Figure, formatNumber, informational, median } from './measurement.ts';
import { describeKilobytes, type PageWeight, totalKilobytes, weighPages } from './page-weight.ts';
import type { Program } from './program.ts';
import type { Stage } from './stage.ts';
import { nextStarter, reactRouterStarter, startStarter } from './starter.ts';
import { visitOnce } from './visit-once.ts';

type Site = { readonly name: string; readonly server: Program };
type Visited = Site & { readonly visits: readonly Result[]; readonly weight: PageWeight };

const rounds = 3;

type Measure = {
  readonly what: string;
  of(site: Visited): number;
  note?(site: Visited): string;
};

const measures: readonly Measure[] = [
  { what: 'first contentful paint, ms', of: (site) => medianOf(site, 'first-contentful-paint') },
  {
    what: 'largest contentful paint, ms',
    of: (site) => medianOf(site, 'largest-contentful-paint'),
  },
  { what: 'total blocking time, ms', of: (site) => medianOf(site, 'total-blocking-time') },
  {
    what: 'score of performance',
    of: ({ visits }) => median(visits.map(performanceOf)),
  },
  {
    what: 'kB in 10 s',
    of: ({ weight }) => totalKilobytes(weight),
    note: ({ weight }) => describeKilobytes(weight),
  },
  { what: 'requests in 10 s', of: ({ weight }) => weight.requests },
];

/** Our landing page beside two frameworks' starters with the same words, pictures and fonts. */
export async function measureStarters(stage: Stage): Promise<Figure[]> {
  const sites: Site[] = [];
  try {
    const ours = await stage.startProduct();
    sites.push({ name: 'ours', server: ours });
    sites.push({ name: 'limit page', server: await startLimit(stage, ours) });
    const content = await readLandingContent(ours.url);
    for (const starter of [reactRouterStarter, nextStarter]) {
      const server = await startStarter(starter, content);
      sites.push({ name: `${starter.name} starter`, server });
    }
    return toFigures(await visitInTurns(sites));
  } finally {
    await Promise.all(sites.map(({ server }) => server.stop()));
  }
}

async function visitInTurns(sites: readonly Site[]): Promise<Visited[]> {
  for (const { server } of sites) await visitOnce(server.url);
  const weights = await withBrowser((browser) =>
    weighPages(
      browser,
      sites.map(({ server }) => ({ url: server.url })),
    ),
  );
  const visits = sites.map((): Result[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { server }] of sites.entries()) {
      visits[index]?.push(await audit(server.url));
    }
  }
  return sites.map((site, index) => {
    const weight = weights[index];
    if (!weight) throw new Error(`${site.name} was not weighed`);
    return { ...site, visits: visits[index] ?? [], weight };
  });
}

function toFigures(sites: readonly Visited[]): Figure[] {
  const [ours] = sites;
  return measures.flatMap(({ what, of, note }) =>
    sites.map((site) => {
      const ratio = ours && site !== ours ? `ours ÷ it ${formatNumber(of(ours) / of(site))}` : '';
      const notes = [ratio, note?.(site) ?? ''].filter(Boolean).join('; ');
      return informational(`${what}: ${site.name}`, formatNumber(of(site)), notes);
    }),
  );
}

function medianOf({ visits }: Visited, metric: string): number {
  return median(visits.map((visit) => metricOf(visit, metric)));
}
