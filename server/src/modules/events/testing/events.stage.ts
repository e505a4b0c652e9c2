import { createRouterClient } from '@orpc/server';
import type { JobDefinition } from '../../../platform/job-definition.ts';
import { createLogger } from '../../../platform/logger.ts';
import { callers, contextOf } from '../../../testing/callers.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { testPlatform } from '../../../testing/test-platform.ts';
import { insertPerson } from '../../identity/identity.factory.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { testEvents } from '../events.factory.ts';

/** Monday, 11:20 in Bratislava. */
const monday = '2026-11-16T10:20:00Z';

type EventsOverrides = Partial<EventsDependencies>;
type StagePlatform = ReturnType<typeof testPlatform>;

/** The module with its own database, and people who can register. */
export async function openEventsStage(
  given: EventsOverrides | ((platform: StagePlatform) => EventsOverrides) = {},
) {
  const database = await testDatabase();
  const platform = testPlatform(database.db, monday);
  const events = testEvents(platform, typeof given === 'function' ? given(platform) : given);
  const routers = { ...events.routers.events, ...events.routers.eventsAdmin };
  await insertPerson(database.db, { id: 'admin-id' });

  function as(userId: string) {
    const member = { ...callers.member, userId, sessionId: `session-of-${userId}` };
    return createRouterClient(routers, { context: contextOf(member) });
  }

  return {
    database,
    db: database.db,
    platform,
    events,
    mails: events.recorded.mails,
    as,
    admin: createRouterClient(routers, { context: contextOf(callers.admin) }),
    visitor: createRouterClient(routers, { context: contextOf(callers.anonymous) }),
    async people(count: number): Promise<string[]> {
      const ids = Array.from({ length: count }, (_, n) => `person-${n}`);
      for (const id of ids) await insertPerson(database.db, { id });
      return ids;
    },
    /** Runs a job like the worker does. */
    async run(name: string): Promise<void> {
      const jobs: readonly JobDefinition<unknown>[] = events.jobs;
      const job = jobs.find((one) => one.name === name);
      if (!job) throw new Error(`no job is called ${name}`);
      const logger = createLogger({ level: 'silent', name: 'test' });
      const signal = AbortSignal.timeout(60_000);
      await job.handle({}, { jobId: 'job', attempt: 1, signal, logger });
    },
    async reset(): Promise<void> {
      platform.clock.set(monday);
      events.recorded.forget();
      events.kill.afterJobs = Number.POSITIVE_INFINITY;
      await database.pool.query(
        "delete from events; delete from content_versions; delete from users where id like 'person-%'",
      );
    },
    async contentVersion(): Promise<number> {
      const { rows } = await database.pool.query(
        "select version::int from content_versions where tag = 'events'",
      );
      return rows[0]?.version ?? 0;
    },
  };
}
