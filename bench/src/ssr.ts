import { loadRound, warm } from './load.ts';
import { type Figure, median, reported, rounded } from './measurement.ts';
import type { Stage } from './stage.ts';

/** The cost of an uncached page: rendered per request, with its reads. */
export async function measureSsr(stage: Stage): Promise<Figure[]> {
  const server = await stage.startOther('uncached-landing.ts');
  try {
    // The pool's size plus a few waiting: this measures cost, not queueing.
    const request = { path: '/', connections: 16 };
    await warm(server, request, 500);
    const rounds = [];
    for (let round = 0; round < 3; round += 1) rounds.push(await loadRound(server, request, 3));
    return [
      reported('landing page, pages/s', rounded(median(rounds.map((round) => round.perSecond)))),
      reported(
        'CPU ms a page',
        rounded(median(rounds.map((round) => round.cpuMicroseconds)) / 1000),
      ),
      reported('resident memory under load, MB', rounded(server.residentMegabytes())),
    ];
  } finally {
    await server.stop();
  }
}
