import { compareUnderLoad } from './load.ts';
import type { Figure } from './measurement.ts';
import { postPath } from './post-path.ts';
import type { Stage } from './stage.ts';

const paths = ['/', '/blog', postPath];

/** Cached pages, against a minimal server that sends the same bytes. */
export async function measureCachedPage(stage: Stage): Promise<Figure[]> {
  const ours = await stage.startProduct();
  const bare = await stage.startOther('bare-page.ts', { SOURCE: ours.url });
  try {
    const figures: Figure[] = [];
    for (const path of paths) {
      const found = await compareUnderLoad({
        ours,
        bare,
        request: { path, headers: { 'accept-encoding': 'gzip' } },
        goal: 0.6,
        rounds: 5,
        seconds: 3,
      });
      figures.push(...found.map((figure) => ({ ...figure, what: `${path}: ${figure.what}` })));
    }
    return figures;
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
  }
}
