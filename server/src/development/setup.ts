import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { migrateDatabase } from '../migrate.ts';
import { developmentEnvironment } from './environment.ts';
import { seed } from './seed.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** From a fresh clone to a database with content: run once, or again whenever in doubt. */
const env = await developmentEnvironment();
await migrateDatabase(env.DATABASE_OWNER_URL ?? '');
await seed(env);
buildDocuments();
process.stdout.write('\nReady. Start it with: npm run dev\n');

function buildDocuments(): void {
  const { status } = spawnSync('vite', ['build', '--logLevel', 'warn'], {
    cwd: `${root}/documents`,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the documents were not built');
}
