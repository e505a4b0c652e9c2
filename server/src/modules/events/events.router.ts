import { eventsContract } from '@danube/contract/events/events.contract.ts';
import { implement } from '@orpc/server';
import { guard, requireMember } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { EventsDependencies } from './events.dependencies.ts';
import { toOccurrence } from './events.mapper.ts';
import { createMonthFinder } from './find-month.ts';
import { createUpcomingFinder } from './find-upcoming.ts';
import { findPage } from './page/find-page.ts';
import { openMaterial } from './page/open-material.ts';
import { findOwnRegistrations } from './registration/find-own.ts';
import { findOwnRegistration } from './registration/own-registration.ts';
import { register } from './registration/register.ts';
import { requireOccurrence } from './registration/require-occurrence.ts';
import { unregister, unregisterByLink } from './registration/unregister.ts';
import { searchSessions } from './search-sessions.ts';

/** How far ahead the search looks: as far as the calendar of upcoming sessions. */
const searchDaysAhead = 92;

export function createEventsRouter(deps: EventsDependencies) {
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
    page: os.page.handler(async ({ input, context }) => {
      const { page, freshUntil } = await findPage(deps, input);
      if (freshUntil) context.reads.freshUntil(freshUntil);
      return page;
    }),
    search: os.search.handler(async ({ input, context }) => {
      const { occurrences, freshUntil } = await findUpcoming(searchDaysAhead);
      context.reads.freshUntil(freshUntil);
      const { sessions, nextReplayAt } = await searchSessions(deps, occurrences, input);
      if (nextReplayAt) context.reads.freshUntil(nextReplayAt);
      return sessions;
    }),
    registration: os.registration.handler(async ({ input, context }) => {
      const occurrence = await requireOccurrence(deps.db, input);
      const { userId } = requireMember(context);
      return findOwnRegistration(deps, deps.db, { occurrence, userId });
    }),
    register: os.register.handler(({ input: { timeZone, ...address }, context }) =>
      register(deps, address, { userId: requireMember(context).userId, timeZone }),
    ),
    unregister: os.unregister.handler(({ input, context }) =>
      unregister(deps, input, requireMember(context).userId),
    ),
    unregisterByLink: os.unregisterByLink.handler(({ input }) =>
      unregisterByLink(deps, input.token),
    ),
    materialLink: os.materialLink.handler(({ input, context }) =>
      openMaterial(deps, input, requireMember(context).userId),
    ),
    registrations: os.registrations.handler(({ context }) =>
      findOwnRegistrations(deps, requireMember(context).userId),
    ),
  });
}
