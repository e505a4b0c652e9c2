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
      command: ['vitest', 'run', '--reporter=dot', ...excluding(Object.values(ownParts).flat())],
      limitMinutes: 240,
    },
    ...Object.entries(ownParts).map(([name, files]) => ({
      name,
      command: ['vitest', 'run', '--reporter=verbose', ...files] as const,
      limitMinutes: 180,
    })),
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
    {
      name: 'faults-matrix',
      command: ['node', 'faults/src/faults-matrix.ts'],
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

/** Tests that take minutes at full size, and whose figures people ask for. */
export const ownParts: Readonly<Record<string, readonly string[]>> = {
  // 5,000 histories against the model; the dashboard at a million lines.
  commissions: [
    'server/src/modules/sales-reps/commission-histories.property.db.test.ts',
    'server/src/modules/sales-reps/reading/dashboard-size.db.test.ts',
  ],
  // 2,000 histories of three people's tabs on a bad line against the model.
  community: ['server/src/modules/community/community.property.db.test.ts'],
  // 500 histories of two editors of one post on slow lines.
  editors: ['server/src/modules/blog/editing/two-editors.property.db.test.ts'],
  // A letter to 10,000 readers whose worker dies 20 times.
  letters: ['server/src/modules/blog/letters/letters.db.test.ts'],
  // 200 races of 50 for the last place; 10,000 reminders with 20 crashes; 1,000 moves; time zones.
  sessions: [
    'server/src/modules/events/registration/registration.db.test.ts',
    'server/src/modules/events/registration/remind.db.test.ts',
    'server/src/modules/events/planning/many-changes.db.test.ts',
    'server/src/modules/events/same-instant.property.test.ts',
  ],
};

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
