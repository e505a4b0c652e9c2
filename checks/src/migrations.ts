// Migrations that would lock or break a running system: `npm run migrations`. Rules: .squawk.toml.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { concludeCheck, type Finding } from './findings.ts';
import { listPaths, repositoryRoot } from './repository.ts';

export function isMigrationPath(path: string): boolean {
  return /^server\/migrations\/.*\.sql$/.test(path);
}

/**
 * One line of squawk's report: `file:line:column: severity: rule words`, with lines counted from 0.
 */
export function parseReportLine(line: string): Finding | undefined {
  const [, file, row, message] = /^(.+?):(\d+):\d+: \w+: (.+)$/.exec(line) ?? [];
  if (file === undefined || message === undefined) return undefined;
  return { file, line: Number(row) + 1, message };
}

export function lintMigrations(root: string, paths: readonly string[]): Finding[] {
  // Without a path squawk would read stdin.
  if (paths.length === 0) return [];
  const program = join(repositoryRoot, 'node_modules', '.bin', 'squawk');
  const configuration = join(repositoryRoot, '.squawk.toml');
  const { status, stdout, stderr, error } = spawnSync(
    program,
    ['--config', configuration, '--reporter', 'gcc', ...paths],
    { cwd: root, encoding: 'utf8' },
  );
  if (error) throw error;
  const findings = stdout.split('\n').flatMap((line) => parseReportLine(line) ?? []);
  if (status !== 0 && findings.length === 0) throw new Error(`squawk failed: ${stdout}${stderr}`);
  return findings;
}

if (import.meta.main) {
  const paths = listPaths(repositoryRoot).filter(isMigrationPath);
  concludeCheck(`${paths.length} migrations`, lintMigrations(repositoryRoot, paths));
}
