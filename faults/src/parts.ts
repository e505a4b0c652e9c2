import { join } from 'node:path';
import { createDatabase, withDatabase } from '@danube/e2e/database.ts';
import type { PartName } from '@danube/parts/part.ts';
import { findProcess } from '@danube/parts/processes.ts';
import { startParts, stopParts } from '@danube/parts/start-parts.ts';
import { migrateDatabase } from '@danube/server/migrate.ts';
import { seedTemplate } from './seed-template.ts';

/** Our own servers, which can be stopped without affecting others or another run. */
const folder = join(import.meta.dirname, '../../.parts', process.env.FAULTS_PARTS ?? 'faults');
const usedParts = ['postgres', 'redis', 's3', 'mail'] as const satisfies readonly PartName[];

/** The migrated and seeded database that each stage is cloned from. */
export const templateName = 'danube_faults';

export type UsedPart = (typeof usedParts)[number];

/** Starts the parts and prepares the template. */
export async function openParts(): Promise<Record<string, string>> {
  const env = await startMissingParts();
  await createDatabase(env, templateName);
  const own = withDatabase(env, templateName);
  await migrateDatabase(own.DATABASE_OWNER_URL ?? '');
  await seedTemplate(own);
  return env;
}

/** Everything except PostgreSQL, for callers with their own. */
export async function openPartsFor(): Promise<Record<string, string>> {
  const only = ['redis', 's3', 'mail'] as const;
  const { env } = await startParts({ folder, only, environment: ownEnvironment() });
  const { DATABASE_URL, DATABASE_OWNER_URL, ...around } = env;
  return around;
}

export async function closeParts(): Promise<void> {
  await stopParts({ folder, only: usedParts });
}

/** Only the matrix of faults signs in by it. */
export async function openIdentityProvider(): Promise<Record<string, string>> {
  const { env } = await startParts({ folder, only: ['openid'], environment: ownEnvironment() });
  return env;
}

export async function closeIdentityProvider(): Promise<void> {
  await stopParts({ folder, only: ['openid'] });
}

/** Restarts whatever a scenario has stopped. */
export async function startMissingParts(): Promise<Record<string, string>> {
  const { env } = await startParts({ folder, only: usedParts, environment: ownEnvironment() });
  return env;
}

export async function startPart(part: UsedPart): Promise<void> {
  await startParts({ folder, only: [part], environment: ownEnvironment() });
}

export function stopPart(part: UsedPart): Promise<void> {
  return stopParts({ folder, only: [part] });
}

/** The main process of a part. */
export function processOf(part: UsedPart): number {
  const pid = findProcess(folder, part);
  if (pid === undefined) throw new Error(`${part} is not running`);
  return pid;
}

/** Without addresses of external servers: only our own may be stopped. */
function ownEnvironment(): NodeJS.ProcessEnv {
  // Not PARTS_FAST: rows lost by a database without durability wouldn't be our fault.
  const { PATH, HOME, REQUIRE_REAL_PARTS } = process.env;
  return { PATH, HOME, REQUIRE_REAL_PARTS };
}
