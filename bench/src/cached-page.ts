import { compareUnderLoad } from './load.ts';
import type { Figure } from './measurement.ts';
import type { Stage } from './stage.ts';

/** The cached landing page, against a minimal server that sends the same bytes. */
export async function measureCachedPage(stage: Stage): Promise<Figure[]> {
  const ours = await stage.startProduct();
  const bare = await stage.startOther('bare-page.ts', { SOURCE: ours.url });
  try {
    return await compareUnderLoad({
      ours,
      bare,
      request: { path: '/', headers: { 'accept-encoding': 'gzip' } },
      goal: 0.6,
      rounds: 5,
      seconds: 3,
    });
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
  }
}
