import { randomUUID } from 'node:crypto';
import type { ActionContext } from '../../platform/action-context.ts';
import type { Member } from '../../platform/actor.ts';
import type { JobDefinition } from '../../platform/job-definition.ts';
import { createLogger } from '../../platform/logger.ts';
import { createStorage } from '../../platform/storage.ts';
import { requirePartUrl } from '../../platform/test-parts.ts';
import { createRecordedJobs } from '../../testing/create-recorded-jobs.ts';
import { emptyTables } from '../../testing/empty-tables.ts';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import {
  insertLinkedProvider,
  insertPasskey,
  insertPerson,
  insertSession,
  insertTwoFactor,
} from '../identity/identity.factory.ts';
import { findFactors } from '../identity/identity.repository.ts';
import { identitySources } from '../identity/leaving/identity-sources.ts';
import { createLeaving } from '../identity/leaving/leaving.ts';
import { findShownPeople } from '../identity/people/shown-people.repository.ts';
import { requireRecentFactor } from '../identity/require-recent-factor.ts';
import { cancelErasure } from './cancel-erasure.ts';
import { downloadExport } from './download-export.ts';
import type { PersonalDataDependencies } from './personal-data.dependencies.ts';
import { createPersonalData } from './personal-data.module.ts';
import { createPrepareExportJob } from './prepare-export.job.ts';
import { requestErasure } from './request-erasure.ts';
import { requestExport } from './request-export.ts';

/** Export and erasure with the test's own database and real storage. */
export async function openPersonalDataStage(now: string) {
  const database = await testDatabase();
  const { db, pool } = database;
  const platform = testPlatform(db, now);
  const recorded = createRecordedJobs();
  const storage = createStorage({
    endpoint: requirePartUrl('S3_ENDPOINT'),
    region: requirePartUrl('S3_REGION'),
    bucket: requirePartUrl('S3_BUCKET'),
    accessKeyId: requirePartUrl('S3_ACCESS_KEY_ID'),
    secretAccessKey: requirePartUrl('S3_SECRET_ACCESS_KEY'),
  });
  const deps: PersonalDataDependencies & { storage: typeof storage } = {
    ...platform,
    jobs: recorded.jobs,
    storage,
    people: {
      leaving: createLeaving({ jobs: recorded.jobs, ids: platform.ids }),
      requireRecentFactor: (tx, member) => requireRecentFactor(platform, tx, member),
      async hasSecondFactor(tx, member) {
        const { hasApp, hasPasskey } = await findFactors(tx, member);
        return hasApp || hasPasskey;
      },
      findShownPeople: (tx, userIds) => findShownPeople(tx, userIds, []),
      proveIdentity: () => Promise.reject(new Error('asked before the act, not in it')),
    },
    findSources: () => [...identitySources, ...exports],
    settings: { siteUrl: 'https://danube.example' },
    findContactEmail: async () => 'desk@danube.example',
  };
  const { api, personalData: exports } = createPersonalData(deps);
  const personalData = {
    ...api,
    requestExport: (act: ActionContext) => requestExport(deps, act),
    downloadExport: (act: ActionContext) => downloadExport(deps, act),
    requestErasure: (act: ActionContext) => requestErasure(deps, act),
    cancelErasure: (act: ActionContext) => cancelErasure(deps, act),
  };

  return {
    database,
    db,
    pool,
    platform,
    recorded,
    storage,
    deps,
    personalData,
    /** Empties the tables; returns a person with their own folder in the shared storage. */
    async begin() {
      platform.clock.set(now);
      const tables = ['users', 'admin_config', 'audit_entries', 'registrations', 'verifications'];
      await emptyTables(database.ownerUrl, tables);
      recorded.forget();
      const { id } = await insertPerson(db, {
        id: randomUUID(),
        email: 'maja@danube.example',
        language: 'sk',
      });
      return actionContextFor(id);
    },
    async requestAndPrepare(act: ReturnType<typeof actionContextFor>): Promise<string> {
      const { id } = await personalData.requestExport(act);
      await runJob(createPrepareExportJob(deps), { exportId: id });
      return id;
    },
    async actions(): Promise<string[]> {
      const { rows } = await pool.query('select action from audit_entries order by number');
      return rows.map(({ action }) => action);
    },
    mailKinds: () => recorded.mails().map(({ mail }) => mail.kind),
    async close() {
      storage.close();
      await database.close();
    },
  };
}

/** Someone acting on their own data. */
export function actionContextFor(userId: string) {
  const rights = { isAdmin: false, roles: [], isSalesRep: false };
  const member: Member = { kind: 'member', userId, sessionId: `session-of-${userId}`, ...rights };
  return { member, requestId: 'request-7' };
}

export async function runJob<Payload>(
  job: JobDefinition<Payload>,
  payload: Payload,
  attempt = 1,
): Promise<void> {
  const logger = createLogger({ level: 'silent', name: 'test' });
  const signal = AbortSignal.timeout(20_000);
  await job.handle(payload, { jobId: 'job', attempt, signal, logger });
}

/** Puts a recognisable value into every column that must never leave the database. */
export async function plantSecrets(
  { db, pool }: TestDatabase,
  me: string,
  until: string,
): Promise<string[]> {
  const count = 15;
  const secrets = Array.from({ length: count }, (_, index) => `planted-secret-${index}-${me}`);
  const next = secrets.values();
  const secret = () => next.next().value ?? '';
  await insertSession(db, me, { token: secret() });
  await insertLinkedProvider(db, me, {
    accountId: secret(),
    accessToken: secret(),
    refreshToken: secret(),
    idToken: secret(),
    scope: 'email',
  });
  await insertLinkedProvider(db, me, { providerId: 'credential', password: secret() });
  await insertPasskey(db, me, {
    name: 'My phone',
    publicKey: secret(),
    credentialID: secret(),
    aaguid: secret(),
  });
  await insertTwoFactor(db, me, { secret: secret(), backupCodes: secret() });
  await pool.query('insert into email_changes values ($1, $2, $3, $4)', [
    me,
    'maja.new@danube.example',
    secret(),
    until,
  ]);
  await pool.query(
    'insert into verifications (id, identifier, value, expires_at) values ($1, $2, $3, $4), ($5, $6, $7, $4)',
    ['v1', `reset-password:${secret()}`, me, until, 'v2', 'maja@danube.example', secret()],
  );
  await pool.query(
    `insert into registrations (token_hash, email, first_name, last_name, password_hash, browser_hash, language, expires_at)
     values ($1, 'maja@danube.example', 'M', 'H', $1, $1, 'en', $2)`,
    [secret(), until],
  );
  if (!next.next().done) throw new Error('a secret was not planted');
  return secrets;
}

/** Every column of every table that contains the text. */
export async function findColumnsContaining(
  pool: TestDatabase['pool'],
  text: string,
): Promise<string[]> {
  const { rows: columns } = await pool.query<{ table: string; column: string }>(`
    select c.table_name as "table", c.column_name as "column"
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
    order by 1, 2`);
  const places: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await pool.query(
      `select from "${table}" where position($1 in "${column}"::text) > 0 limit 1`,
      [text],
    );
    if (rows.length > 0) places.push(`${table}.${column}`);
  }
  return places;
}
