import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from './repository.ts';

export type NightlyPart = {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Record<string, string>;
  readonly limitMinutes: number;
};

const reports = join(repositoryRoot, '.parts/reports');

/** The build comes first and is always repeated. */
export const nightlyBuild: NightlyPart = {
  name: 'build',
  command: ['npm', 'run', 'build:all', '--silent'],
  env: { WITH_KIT: '1' },
  limitMinutes: 10,
};

/** Everything at full size, each part separately so that an interrupted run can be resumed. */
export function nightlyParts(): readonly NightlyPart[] {
  return [
    { name: 'static', command: ['node', 'checks/src/run-checks.ts'], limitMinutes: 30 },
    {
      name: 'tests',
      command: ['vitest', 'run', '--reporter=dot', ...excluding(commissionTests)],
      limitMinutes: 240,
    },
    {
      name: 'commissions',
      command: ['vitest', 'run', '--project', 'database', '--reporter=verbose', ...commissionTests],
      limitMinutes: 180,
    },
    {
      name: 'journeys',
      command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'nightly-playwright.json') },
      limitMinutes: 240,
    },
    {
      name: 'browsers',
      command: ['node', 'e2e/browsers/run.ts'],
      env: { REQUIRE_BROWSERS: '1' },
      limitMinutes: 60,
    },
    { name: 'defects', command: ['node', 'checks/src/planted-defects.ts'], limitMinutes: 120 },
    {
      name: 'restore-drill',
      command: ['node', 'faults/src/restore-drill.ts', '--drills', '20'],
      limitMinutes: 240,
    },
    {
      name: 'failover-drill',
      command: ['node', 'faults/src/failover-drill.ts', '--promotions', '20'],
      limitMinutes: 120,
    },
    { name: 'alerts-drill', command: ['node', 'faults/src/alerts-drill.ts'], limitMinutes: 30 },
    ...scenarioNames().map((name) => ({
      name: `faults-${name}`,
      command: ['node', 'faults/src/faults.ts', name] as const,
      limitMinutes: 240,
    })),
  ];
}

/** Thousands of histories and a million lines: long enough to be a part of their own. */
const commissionTests = [
  'server/src/modules/sales-reps/commission-histories.property.db.test.ts',
  'server/src/modules/sales-reps/reading/dashboard-size.db.test.ts',
];

function excluding(files: readonly string[]): string[] {
  return files.flatMap((file) => ['--exclude', file]);
}

function scenarioNames(): string[] {
  const listed = execFileSync(process.execPath, ['faults/src/faults.ts', '--list'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  });
  return listed.split('\n').filter(Boolean);
}
