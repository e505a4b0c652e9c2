import { weeklyJoinPath } from '@danube/contract/events/event-paths.ts';
import type { HttpRoute, HttpTools } from '../../platform/http-route.ts';
import { type JobDefinition, skipJob } from '../../platform/job-definition.ts';
import { findParticipants } from './attendance/attendance.repository.ts';
import { computedClaims } from './attendance/computed-claims.ts';
import type { EventsApi } from './events.api.ts';
import type { EventsDependencies } from './events.dependencies.ts';
import { toOccurrence, toProgrammeOccurrence } from './events.mapper.ts';
import { createEventsRouter } from './events.router.ts';
import { createEventsAdminRouter } from './events-admin.router.ts';
import { createUpcomingFinder } from './find-upcoming.ts';
import { serveCalendarFeed, serveProgramme } from './http/event-files.ts';
import { handleJoin, handleWeeklyJoin } from './http/join.ts';
import { serveOccurrenceFile } from './http/occurrence-file.ts';
import { serveSessionCard } from './http/session-card.ts';
import { describeUses } from './materials/describe-uses.ts';
import { personalDataOfEvents } from './personal-data.ts';
import {
  collectRecordingsJob,
  createCollectRecordingsJob,
} from './recordings/collect-recordings.job.ts';
import { recordingsAttention } from './recordings/today-sources.ts';
import { createForgetParticipationJob } from './registration/forget-participation.job.ts';
import { createOfferPlacesJob } from './registration/offer-places.job.ts';
import { createRemindJob } from './registration/remind.job.ts';
import { findOccurrence } from './registration/require-occurrence.ts';
import { isInFeed, renderCalendarFeed } from './render-calendar-feed.ts';
import { eventsAttention, eventsFigures } from './today-sources.ts';

const feedDays = 365;

export function createEvents(deps: EventsDependencies) {
  const api = createApi(deps);
  const { storage } = deps;
  return {
    api,
    routers: { events: createEventsRouter(deps), eventsAdmin: createEventsAdminRouter(deps) },
    addresses: (tools: HttpTools): HttpRoute[] => [
      {
        method: 'GET',
        path: '/events/calendar.ics',
        answer: serveCalendarFeed({ events: api, versions: tools.versions }),
      },
      {
        method: 'GET',
        path: '/events/programme.pdf',
        answer: serveProgramme({ ...tools, events: api, clock: deps.clock }),
      },
      { method: 'GET', path: weeklyJoinPath, answer: handleWeeklyJoin(deps) },
      { method: 'GET', path: '/events/:slug/:date/join', answer: handleJoin(deps, tools) },
      {
        method: 'GET',
        path: '/events/:slug/:date/calendar.ics',
        answer: serveOccurrenceFile(deps),
      },
      {
        method: 'GET',
        path: '/events/:slug/:date/card.png',
        answer: serveSessionCard(deps, tools),
      },
    ],
    personalData: [personalDataOfEvents],
    attention: [...eventsAttention, ...recordingsAttention(deps)],
    figures: eventsFigures,
    computedClaims,
    jobs: [
      createRemindJob(deps),
      createOfferPlacesJob(deps),
      createForgetParticipationJob(deps),
      storage ? createCollectRecordingsJob({ ...deps, storage }) : skipJob(collectRecordingsJob),
    ] satisfies readonly JobDefinition<unknown>[],
  };
}

function createApi(deps: EventsDependencies): EventsApi {
  const findForFeed = createUpcomingFinder(deps, (occurrence) => occurrence, isInFeed);
  const findForProgramme = createUpcomingFinder(deps, toProgrammeOccurrence);
  return {
    calendarFeed: async () =>
      renderCalendarFeed((await findForFeed(feedDays)).occurrences, deps.settings.siteUrl),
    programme: async (daysAhead) => (await findForProgramme(daysAhead)).occurrences,
    async findTitle(tx, at) {
      const occurrence = await findOccurrence(tx, at);
      return occurrence && toOccurrence(occurrence).title;
    },
    describeUses,
    findParticipants,
  };
}
