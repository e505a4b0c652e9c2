import type { Result } from 'lighthouse';
import { audit, type Category, scoreOf } from './audit.ts';
import { expectAtLeast, type Figure } from './measurement.ts';

type Visit = {
  readonly url: string;
  readonly cookie: string | undefined;
  readonly categories: readonly Category[];
};

/** Lighthouse's scores besides speed; all have to be full. */
export async function ratePage({ url, cookie, categories }: Visit): Promise<Figure[]> {
  const result = await audit(url, { cookie, categories });
  return categories.map((category) =>
    expectAtLeast(100, {
      what: `score of ${category}`,
      value: scoreOf(result, category),
      note: failures(result, category),
    }),
  );
}

function failures(result: Result, category: Category): string {
  const counted = result.categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  const failed = counted.filter(({ id }) => {
    const score = result.audits[id]?.score;
    return typeof score === 'number' && score < 1;
  });
  return failed.map(({ id }) => `${id}: ${result.audits[id]?.explanation ?? ''}`).join(', ');
}
