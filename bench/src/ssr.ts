import { loadRound, warmUp } from './load.ts';
import { type Figure, formatNumber, informational, median } from './measurement.ts';
import type { Stage } from './stage.ts';

/** The cost of an uncached page: rendered per request, with its reads. */
export async function measureSsr(stage: Stage): Promise<Figure[]> {
  const server = await stage.startOther('uncached-landing.ts');
  try {
    // The pool's size plus a few waiting: this measures cost, not queueing.
    const request = { path: '/', connections: 16 };
    await warmUp(server, request, 500);
    const rounds = [];
    for (let round = 0; round < 3; round += 1) rounds.push(await loadRound(server, request, 3));
    return [
      informational(
        'landing page, pages/s',
        formatNumber(median(rounds.map((round) => round.perSecond))),
      ),
      informational(
        'CPU ms a page',
        formatNumber(median(rounds.map((round) => round.cpuMicroseconds)) / 1000),
      ),
      informational('resident memory under load, MB', formatNumber(server.residentMegabytes())),
    ];
  } finally {
    await server.stop();
  }
}
