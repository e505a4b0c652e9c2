import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database.ts';
import type { HealthCheck, ReadinessSource } from '../../../platform/health-check.ts';
import { findOldestOpenSession, findOldestWaitingEvent } from '../books.repository.ts';
import { hasReceivedSince } from './stripe-events.repository.ts';

const minute = 60_000;
/** A session is open for a day; reconciliation closes it some time later. */
const maxSessionMs = 27 * 60 * minute;
const maxEventMs = 15 * minute;

/** Healthy if Stripe's events are being processed and no session is left open. */
export function paymentsHealth(deps: { db: Db; clock: Clock; takesCards: boolean }): HealthCheck[] {
  const isOlder = (moment: Date | null, ms: number) =>
    moment !== null && deps.clock.now().getTime() - moment.getTime() > ms;
  return [
    {
      part: 'payments',
      async check() {
        if (!deps.takesCards) return { state: 'off' };
        if (isOlder(await findOldestWaitingEvent(deps.db), maxEventMs)) {
          return { state: 'failing', message: 'an event of Stripe waits for more than 15 minutes' };
        }
        if (isOlder(await findOldestOpenSession(deps.db), maxSessionMs)) {
          return { state: 'failing', message: 'a payment has been open for more than a day' };
        }
        return { state: 'working' };
      },
    },
  ];
}

/** The first received event shows that the webhook is configured. */
export const paymentsReadiness: readonly ReadinessSource[] = [
  { name: 'paymentsHeard', path: null, isDone: (tx) => hasReceivedSince(tx, new Date(0)) },
];
