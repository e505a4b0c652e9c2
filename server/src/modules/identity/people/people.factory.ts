import { createRouterClient } from '@orpc/server';
import type { Actor } from '../../../platform/actor.ts';
import { type Caller, callers, contextOf } from '../../../testing/callers.ts';
import { createRecordedJobs } from '../../../testing/create-recorded-jobs.ts';
import { emptyTables } from '../../../testing/empty-tables.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { testPlatform } from '../../../testing/test-platform.ts';
import { createPeopleProcedures } from './people.router.ts';

type Entry = { action: string; actor: string; target: string; [field: string]: unknown };

/** The people administration with the test's own database. */
export async function openPeopleStage(now: string) {
  const database = await testDatabase();
  const { db, pool } = database;
  const platform = testPlatform(db, now);
  const recorded = createRecordedJobs();
  const procedures = createPeopleProcedures({
    ...platform,
    jobs: recorded.jobs,
    representatives: { accountOpened: async () => undefined, rightChanged: async () => undefined },
    settings: {
      siteUrl: 'https://danube.example',
      findContactEmail: async () => 'desk@danube.example',
      fallbackAdminEmails: ['Fallback@danube.example'],
    },
  });

  function callAs(actor: Actor) {
    return createRouterClient(procedures, {
      context: contextOf(actor, { requestId: 'request-7' }),
    });
  }

  return {
    database,
    db,
    pool,
    recorded,
    procedures,
    clock: platform.clock,
    as: (caller: Caller) => callAs(callers[caller]),
    /** Someone who was an administrator when the request arrived. */
    asAdmin(userId: string) {
      const rights = { isAdmin: true, roles: ['owner'], isSalesRep: false } as const;
      return callAs({ kind: 'member', userId, sessionId: `session-of-${userId}`, ...rights });
    },
    async empty(): Promise<void> {
      await emptyTables(database.ownerUrl, ['users', 'admin_config', 'audit_entries']);
      recorded.forget();
    },
    async auditLog(): Promise<Entry[]> {
      const { rows } = await pool.query(`
        select action, actor_kind || ':' || actor_id as actor,
          target_kind || ':' || target_id as target, before, after, reason,
          request_id as "requestId"
        from audit_entries order by number`);
      return rows;
    },
    async countSessions(userId: string): Promise<number> {
      const { rows } = await pool.query(
        'select count(*)::int as count from sessions where user_id = $1',
        [userId],
      );
      return rows[0].count;
    },
  };
}
