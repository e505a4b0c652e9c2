import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { HttpAddress, HttpTools } from '../../platform/http-address.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Transact } from '../../platform/transact.ts';
import { calendarFeed } from './calendar-feed.ts';
import type { EventsApi } from './events.api.ts';
import { toProgrammeOccurrence } from './events.mapper.ts';
import { createEventsRouter } from './events.router.ts';
import { createUpcomingFinder } from './find-upcoming.ts';
import { answerCalendarFeed, answerProgramme } from './http/event-files.ts';

const feedDays = 365;

export function createEvents(deps: { db: Db; clock: Clock; ids: Ids; transact: Transact }) {
  const findForFeed = createUpcomingFinder(deps, (occurrence) => occurrence);
  const findForProgramme = createUpcomingFinder(deps, toProgrammeOccurrence);
  const api: EventsApi = {
    calendarFeed: async () => calendarFeed((await findForFeed(feedDays)).occurrences),
    programme: async (daysAhead) => (await findForProgramme(daysAhead)).occurrences,
  };
  return {
    api,
    routers: { events: createEventsRouter(deps) },
    addresses: (tools: HttpTools): HttpAddress[] => [
      {
        method: 'GET',
        path: '/events/calendar.ics',
        answer: answerCalendarFeed({ events: api, versions: tools.versions }),
      },
      {
        method: 'GET',
        path: '/events/programme.pdf',
        answer: answerProgramme({ ...tools, events: api, clock: deps.clock }),
      },
    ],
  };
}
