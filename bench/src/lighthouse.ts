import { sampleBank } from '@danube/server/development/environment.ts';
import type { Result } from 'lighthouse';
import { audit, type Category, performanceOf } from './audit.ts';
import { withBrowser } from './browser.ts';
import { compareVisits, type Visits } from './compare-visits.ts';
import { startLimit } from './limit-page.ts';
import { expectAtLeast, expectAtMost, type Figure } from './measurement.ts';
import { describeKilobytes, type PageWeight, totalKilobytes, weighPages } from './page-weight.ts';
import { ratePage } from './rate-page.ts';
import { pathOf, type SpeedPage, speedPages } from './speed-pages.ts';
import type { Stage } from './stage.ts';
import { addStudent } from './student.ts';
import { visitOnce } from './visit-once.ts';

type Site = { readonly url: string; readonly limitUrl: string; readonly cookie: string };

/** Pages on a phone against their limit pages; in English in more detail, and on a desktop. */
export async function measureLighthouse(stage: Stage): Promise<Figure[]> {
  const cookie = await addStudent(stage);
  const ours = await stage.startProduct(sampleBank);
  const limit = await startLimit(stage, ours);
  try {
    return await measurePages({ url: ours.url, limitUrl: limit.url, cookie }, speedPages);
  } finally {
    await Promise.all([ours.stop(), limit.stop()]);
  }
}

async function measurePages(site: Site, pages: readonly SpeedPage[]): Promise<Figure[]> {
  const weights = await withBrowser((browser) =>
    weighPages(
      browser,
      pages.map((page) => ({ url: site.url + pathOf(page), cookie: cookieFor(page, site) })),
    ),
  );
  const figures: Figure[] = [];
  for (const [index, page] of pages.entries()) {
    const weight = weights[index];
    const found = [...(await auditPage(site, page)), ...(weight ? judgeWeight(weight) : [])];
    figures.push(
      ...found.map((figure) => ({ ...figure, what: `${pathOf(page)}: ${figure.what}` })),
    );
  }
  return figures;
}

/** In English three rounds and what else Lighthouse rates, in the other languages one round. */
async function auditPage(site: Site, page: SpeedPage): Promise<Figure[]> {
  const [ours, limit] = [site.url + pathOf(page), site.limitUrl + pathOf(page)];
  const cookie = cookieFor(page, site);
  await visitOnce(limit, cookie);
  if (page.language !== 'en') return compareVisits(await visitInTurns({ ours, limit, cookie }, 1));
  return [
    ...compareVisits(await visitInTurns({ ours, limit, cookie }, 3)),
    await scoreOnDesktop(ours, cookie),
    ...(await ratePage({ url: ours, cookie, categories: ratedCategories(page) })),
  ];
}

async function visitInTurns(
  { ours, limit, cookie }: { ours: string; limit: string; cookie: string | undefined },
  rounds: number,
): Promise<Visits> {
  const visits: { ours: Result[]; limit: Result[] } = { ours: [], limit: [] };
  for (let round = 0; round < rounds; round += 1) {
    visits.ours.push(await audit(ours, { cookie }));
    visits.limit.push(await audit(limit, { cookie }));
  }
  return visits;
}

function judgeWeight(weight: PageWeight): Figure[] {
  return [
    expectAtMost(300, {
      what: 'kB in 10 s',
      value: totalKilobytes(weight),
      note: describeKilobytes(weight),
    }),
    expectAtMost(137, { what: 'kB of scripts', value: weight.kilobytes.scripts }),
    expectAtMost(30, { what: 'requests in 10 s', value: weight.requests }),
  ];
}

/** Personal pages are kept from search engines, which Lighthouse would count against them. */
function ratedCategories({ isPersonal }: SpeedPage): Category[] {
  return isPersonal
    ? ['accessibility', 'best-practices']
    : ['accessibility', 'best-practices', 'seo'];
}

async function scoreOnDesktop(url: string, cookie: string | undefined): Promise<Figure> {
  const result = await audit(url, { cookie, isDesktop: true });
  const what = 'score of performance on a desktop';
  return expectAtLeast(100, { what, value: performanceOf(result) });
}

function cookieFor({ isPersonal }: SpeedPage, { cookie }: Site): string | undefined {
  return isPersonal ? cookie : undefined;
}
