import { compareUnderLoad } from './load.ts';
import type { Figure } from './measurement.ts';
import type { Stage } from './stage.ts';
import { upcomingRequest } from './upcoming-request.ts';

/** A read over RPC, against Hono and `pg` with the same query. */
export async function measureRpcRead(stage: Stage): Promise<Figure[]> {
  const ours = await stage.startProduct();
  const bare = await stage.startOther('bare-rpc.ts', { SOURCE: ours.url });
  try {
    return await compareUnderLoad({
      ours,
      bare,
      request: upcomingRequest,
      goal: 0.6,
      rounds: 5,
      seconds: 3,
      note: 'oRPC with its checks, web Headers and streams; the bare server has none of them',
    });
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
  }
}
