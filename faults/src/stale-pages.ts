import { setTimeout as sleep } from 'node:timers/promises';
import { isShown, openEventAdmin } from './event-admin.ts';
import { createPageHistory } from './page-history.ts';
import { startReaders } from './page-readers.ts';
import { expectAtLeast, expectAtMost, type Scenario } from './scenario.ts';
import { sendRequest } from './visitor.ts';
import { measureMsUntil } from './wait.ts';

const freshnessTargetMs = 1_000;
const roundMs = 320;

/** A change made through one instance appears on the pages that another instance has cached. */
export const stalePages: Scenario = {
  name: 'stale-pages',
  needs: 'shared',
  async run(stage) {
    const deadlineMs = stage.timeLimit(freshnessTargetMs);
    const rounds = stage.isShort ? 16 : 200;
    // An event exists long enough to be checked after its deadline.
    const roundsOfLife = Math.ceil(deadlineMs / roundMs) + 2;
    const copies = await stage.startCopies(2);
    const [first, second] = copies;
    if (!first || !second) throw new Error('two copies are needed');
    const desk = await openEventAdmin(first.url);
    const history = createPageHistory();
    const stopReaders = startReaders(copies, history);
    const ids: string[] = [];
    let slowest = 0;

    for (let round = 0; round < rounds; round += 1) {
      const pause = sleep(roundMs);
      const [writer, reader] = round % 2 === 0 ? [first, second] : [second, first];
      ids[round] = await desk.add(writer.url, round);
      history.added(round);
      const appeared = await measureMsUntil(
        async () => isShown((await sendRequest(reader.url)).body, round),
        { timeoutMs: 5 * deadlineMs, everyMs: 2 },
      );
      slowest = Math.max(slowest, appeared);
      const old = round - roundsOfLife;
      if (old >= 0) {
        history.removing(old);
        await desk.remove(reader.url, ids[old] ?? '');
        history.removed(old);
      }
      await pause;
    }

    await sleep(deadlineMs + freshnessTargetMs);
    await stopReaders();
    for (const id of ids.slice(-roundsOfLife)) await desk.remove(first.url, id);
    const verdict = history.verify(deadlineMs);
    return [
      expectAtMost(deadlineMs, `slowest of ${rounds} changes`, [slowest, ' ms']),
      expectAtMost(0, `stale pages after ${deadlineMs / 1000} s`, [verdict.stale, '']),
      expectAtLeast(10 * rounds, 'pages judged', [verdict.judged, '']),
      expectAtMost(0, 'failed pages', [verdict.failures, ` of ${verdict.pages}`]),
    ];
  },
};
