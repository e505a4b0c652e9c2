import { numbersShown } from './event-admin.ts';
import type { TimedResponse } from './visitor.ts';

/**
 * Records what readers saw and what writers were told, and verifies it afterwards without knowing
 * how the product works.
 */
export type PageHistory = {
  saw(answer: TimedResponse): void;
  /** The creation of the event was acknowledged. */
  added(number: number): void;
  /** The writer is about to request the removal. */
  removing(number: number): void;
  removed(number: number): void;
  verify(deadlineMs: number): Verdict;
};

export type Verdict = {
  readonly pages: number;
  readonly failures: number;
  /** Pages requested after a deadline by which an event had to be visible. */
  readonly judged: number;
  /** Pages that were wrong, including those that still showed a removed event. */
  readonly stale: number;
};

type Reading = { requestedAt: number; answeredAt: number; shown: Set<number> };
type EventLifetime = { addedAt: number; removingAt: number; removedAt: number };

export function createPageHistory(): PageHistory {
  const readings: Reading[] = [];
  const lives = new Map<number, EventLifetime>();
  let failures = 0;

  function note(number: number, moment: Partial<EventLifetime>): void {
    const unknown = { addedAt: Infinity, removingAt: Infinity, removedAt: Infinity };
    lives.set(number, { ...unknown, ...lives.get(number), ...moment });
  }

  return {
    saw({ status, body, requestedAt, milliseconds }) {
      if (status !== 200) failures += 1;
      else {
        readings.push({
          requestedAt,
          answeredAt: requestedAt + milliseconds,
          shown: numbersShown(body),
        });
      }
    },
    added: (number) => note(number, { addedAt: performance.now() }),
    removing: (number) => note(number, { removingAt: performance.now() }),
    removed: (number) => note(number, { removedAt: performance.now() }),
    verify(deadlineMs) {
      const judgements = readings.flatMap((reading) =>
        [...lives].map(([number, life]) => ({
          expected: expectation(reading, life, deadlineMs),
          isShown: reading.shown.has(number),
        })),
      );
      const due = judgements.filter(({ expected }) => expected === 'shown');
      const gone = judgements.filter(({ expected }) => expected === 'gone');
      return {
        pages: readings.length,
        failures,
        judged: due.length,
        stale:
          due.filter(({ isShown }) => !isShown).length +
          gone.filter(({ isShown }) => isShown).length,
      };
    },
  };
}

function expectation(
  reading: Reading,
  life: EventLifetime,
  deadlineMs: number,
): 'shown' | 'gone' | null {
  if (reading.requestedAt >= life.removedAt + deadlineMs) return 'gone';
  const isDue = reading.requestedAt >= life.addedAt + deadlineMs;
  return isDue && reading.answeredAt < life.removingAt ? 'shown' : null;
}
