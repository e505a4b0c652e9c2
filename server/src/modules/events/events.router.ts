import { eventsContract } from '@danube/contract/events/events.contract.ts';
import { implement } from '@orpc/server';
import { actOf } from '../../platform/act.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { guard } from '../../platform/guard.ts';
import type { Ids } from '../../platform/ids.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { Transact } from '../../platform/transact.ts';
import { changeEvent } from './change-event.ts';
import { changeOccurrence } from './change-occurrence.ts';
import { createEvent } from './create-event.ts';
import { toEventPlan, toOccurrence } from './events.mapper.ts';
import { findEvents } from './events.repository.ts';
import { createMonthFinder } from './find-month.ts';
import { createUpcomingFinder } from './find-upcoming.ts';
import { removeEvent } from './remove-event.ts';
import { restoreOccurrence } from './restore-occurrence.ts';

export function createEventsRouter(deps: { db: Db; clock: Clock; ids: Ids; transact: Transact }) {
  const os = implement(eventsContract).$context<RequestContext>().use(guard);
  const findUpcoming = createUpcomingFinder(deps, toOccurrence);
  const findMonth = createMonthFinder(deps, toOccurrence);
  return os.router({
    upcoming: os.upcoming.handler(async ({ input, context }) => {
      const { occurrences, freshUntil } = await findUpcoming(input.daysAhead);
      context.reads.freshUntil(freshUntil);
      return occurrences;
    }),
    inMonth: os.inMonth.handler(({ input }) => findMonth(input.month)),
    list: os.list.handler(async () => (await findEvents(deps.db)).map(toEventPlan)),
    create: os.create.handler(async ({ input, context }) =>
      toEventPlan(await createEvent({ ...deps, act: actOf(context) }, input)),
    ),
    change: os.change.handler(async ({ input: { id, ...draft }, context }) =>
      toEventPlan(await changeEvent({ ...deps, act: actOf(context) }, id, draft)),
    ),
    remove: os.remove.handler(async ({ input, context }) => ({
      removed: await removeEvent({ ...deps, act: actOf(context) }, input.id),
    })),
    changeOccurrence: os.changeOccurrence.handler(async ({ input, context }) =>
      toEventPlan(await changeOccurrence({ ...deps, act: actOf(context) }, input)),
    ),
    restoreOccurrence: os.restoreOccurrence.handler(async ({ input, context }) =>
      toEventPlan(await restoreOccurrence({ ...deps, act: actOf(context) }, input)),
    ),
  });
}
