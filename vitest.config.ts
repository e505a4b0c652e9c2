import { defineConfig } from 'vitest/config';
import { pictureStandIn } from './web/vite/picture-stand-in.ts';

const setupFiles = [
  './server/src/testing/fail-on-console.ts',
  './server/src/testing/property-seed.ts',
];

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [pictureStandIn()],
        test: {
          name: 'pure',
          include: ['{contract,server,web,documents,parts,checks}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.db.test.ts', '**/*.parts.test.ts', '**/node_modules/**', '**/build/**'],
          setupFiles,
        },
      },
      {
        test: {
          name: 'database',
          include: ['server/src/**/*.{db,parts}.test.ts'],
          globalSetup: ['./server/src/testing/global-setup.ts'],
          setupFiles,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
