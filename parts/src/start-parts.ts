import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseEnvFile } from './env-file.ts';
import { reportExternalPart } from './external-part.ts';
import { withFolderLock } from './folder-lock.ts';
import type { Part, PartContext, PartName, PartReport } from './part.ts';
import { allParts } from './parts-list.ts';
import { openPortRegistry } from './ports.ts';
import { envPath, type Reports, readReports, writeReports } from './reports-file.ts';
import { readOrCreateSecrets } from './secrets.ts';

export interface PartsOptions {
  /** The set's folder; by default `.parts` in the project, or PARTS_FOLDER. */
  folder?: string;
  /** All parts by default. */
  only?: readonly PartName[];
  /** Used for PATH, PARTS_*, REQUIRE_REAL_PARTS and already configured parts. */
  environment?: NodeJS.ProcessEnv;
}

export interface Parts {
  folder: string;
  reports: Reports;
  /** The content of the env file, including parts that were started earlier. */
  env: Record<string, string>;
}

/**
 * Starts what isn't running and resolves when everything responds. The servers outlive the caller.
 * If one part fails, the others are kept and recorded before the failures are thrown.
 */
export async function startParts(options: PartsOptions = {}): Promise<Parts> {
  const environment = options.environment ?? process.env;
  const folder = resolveFolder(options);
  mkdirSync(folder, { recursive: true });
  return withFolderLock(folder, async () => {
    const reports = readReports(folder);
    const workplace: PartContext = {
      folder,
      environment,
      ports: openPortRegistry(folder),
      secrets: readOrCreateSecrets(folder),
      isFast: environment.PARTS_FAST === '1',
      mustBeReal: environment.REQUIRE_REAL_PARTS === '1',
    };
    const parts = selectParts(options.only);
    const outcomes = await Promise.allSettled(
      parts.map(async (part) => {
        reports[part.name] = await startPart(part, workplace, reports[part.name]);
      }),
    );
    writeReports(folder, reports);
    const failures = outcomes.flatMap((outcome, index) =>
      outcome.status === 'rejected' ? [describeFailure(parts[index], outcome.reason)] : [],
    );
    if (failures.length > 0) throw new Error(failures.join('\n'));
    return { folder, reports, env: readPartsEnv(folder) };
  });
}

/** Stops our own servers; the env file stays, because their addresses don't change. */
export async function stopParts(options: PartsOptions = {}): Promise<void> {
  const folder = resolveFolder(options);
  if (!existsSync(folder)) return;
  await withFolderLock(folder, async () => {
    await Promise.all(selectParts(options.only).map((part) => part.stop(folder)));
  });
}

/** What the last start wrote; empty if there was none. */
function readPartsEnv(folder: string): Record<string, string> {
  const path = envPath(folder);
  return existsSync(path) ? parseEnvFile(readFileSync(path, 'utf8')) : {};
}

export function resolveFolder({ folder, environment = process.env }: PartsOptions): string {
  const root = dirname(dirname(import.meta.dirname));
  return resolve(folder ?? environment.PARTS_FOLDER ?? join(root, '.parts'));
}

async function startPart(
  part: Part,
  workplace: PartContext,
  before: PartReport | undefined,
): Promise<PartReport> {
  const given = reportExternalPart(part, workplace.environment, before);
  if (given !== undefined) return given;
  const isRunning = before?.state === 'started' && part.isRunning(workplace.folder);
  const isAcceptable = !(workplace.mustBeReal && before?.isStandIn);
  if (isRunning && isAcceptable) return before;
  // It may be partly running: one of several processes died, or an earlier start was interrupted.
  await part.stop(workplace.folder);
  try {
    return await part.start(workplace);
  } catch (error) {
    await part.stop(workplace.folder);
    throw error;
  }
}

function selectParts(only: readonly PartName[] | undefined): readonly Part[] {
  return only === undefined ? allParts : allParts.filter((part) => only.includes(part.name));
}

function describeFailure(part: Part | undefined, reason: unknown): string {
  const message = reason instanceof Error ? reason.message : String(reason);
  const cause =
    reason instanceof Error && reason.cause instanceof Error ? reason.cause.message : '';
  return `${part?.name}: ${message}${cause === '' ? '' : ` (${cause})`}`;
}
