import { defineConfig } from 'vitest/config';
import { isNightly } from './server/src/testing/run-size.ts';
import { OneEnvironmentAtATime } from './web/app/lib/testing/one-environment-at-a-time.ts';
import { pictureStandIn } from './web/vite/picture-stand-in.ts';

const sharedOptions = {
  setupFiles: ['./server/src/testing/fail-on-console.ts', './server/src/testing/property-seed.ts'],
  // Loading the same modules again for each file took most of the time: files share them, and clean
  // up after themselves.
  isolate: false,
  // Long, because a busy computer isn't a bug; the nightly run has full sizes.
  testTimeout: isNightly ? 1_200_000 : 60_000,
  hookTimeout: isNightly ? 600_000 : 120_000,
  expect: { poll: { timeout: 30_000 } },
};

const neverTests = ['**/node_modules/**', '**/build/**'];
const withParts = ['**/*.db.test.ts', '**/*.parts.test.ts'];

export default defineConfig({
  test: {
    // The number of cores here and in CI; the default leaves one of two idle.
    maxWorkers: 2,
    sequence: { sequencer: OneEnvironmentAtATime },
    projects: [
      {
        test: {
          ...sharedOptions,
          name: 'pure',
          include: [
            '{contract,indicators,server,documents,parts,checks,faults}/**/*.test.{ts,tsx}',
          ],
          exclude: [...withParts, ...neverTests],
        },
      },
      {
        plugins: [pictureStandIn()],
        test: {
          ...sharedOptions,
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: neverTests,
          setupFiles: [...sharedOptions.setupFiles, './web/app/lib/testing/clean-up.ts'],
        },
      },
      {
        test: {
          ...sharedOptions,
          name: 'database',
          include: ['server/src/**/*.{db,parts}.test.ts'],
          globalSetup: ['./server/src/testing/global-setup.ts'],
        },
      },
    ],
  },
});
