import { compareUnderLoad } from './load.ts';
import type { Figure } from './measurement.ts';
import type { Stage } from './stage.ts';
import { visitRequest } from './visit-request.ts';

/** Recording a visit, against Hono that only writes the same rows the same way. */
export async function measureVisits(stage: Stage): Promise<Figure[]> {
  const ours = await stage.startProduct();
  const bare = await stage.startOther('bare-visits.ts');
  try {
    return await compareUnderLoad({
      ours,
      bare,
      request: visitRequest,
      goal: 0.7,
      rounds: 5,
      seconds: 3,
      note: 'three limits counted, the input checked, request id, log line and metrics; the bare server has none of them',
    });
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
  }
}
