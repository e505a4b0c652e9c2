import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatEnvFile } from './env-file.ts';
import { type PartName, type PartReport, partNames } from './part.ts';

export type Reports = Partial<Record<PartName, PartReport>>;

/** The last report of each part. */
export function readReports(folder: string): Reports {
  const path = reportsPath(folder);
  if (!existsSync(path)) return {};
  // Only writeReports writes this file.
  return JSON.parse(readFileSync(path, 'utf8')) as Reports;
}

/** Writes the reports and the env file derived from them. Both contain passwords. */
export function writeReports(folder: string, reports: Reports): void {
  const entries = Object.assign({}, ...partNames.map((name) => reports[name]?.env ?? {}));
  writeFileSync(reportsPath(folder), JSON.stringify(reports, null, 2), { mode: 0o600 });
  writeFileSync(envPath(folder), formatEnvFile(entries), { mode: 0o600 });
}

export function envPath(folder: string): string {
  return join(folder, 'env');
}

function reportsPath(folder: string): string {
  return join(folder, 'parts.json');
}
