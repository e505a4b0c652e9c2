import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findProgram } from '@danube/parts/programs.ts';
import { migrateDatabase } from '../migrate.ts';
import { developmentEnvironment } from './environment.ts';
import { seed } from './seed.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** From a fresh clone to a database with content; safe to run again at any time. */
installPrograms();
const env = await developmentEnvironment();
await migrateDatabase(env.DATABASE_OWNER_URL ?? '');
await seed(env);
buildDocuments();
process.stdout.write('\nReady. Start it with: npm run dev\n');

function installPrograms(): void {
  spawnSync(`${root}/parts/install-programs.sh`, { stdio: 'inherit' });
  if (findProgram('ffmpeg', process.env) === undefined) {
    throw new Error('the films of the sample content need ffmpeg, which is not on PATH');
  }
}

function buildDocuments(): void {
  const { status } = spawnSync('vite', ['build', '--logLevel', 'warn'], {
    cwd: `${root}/documents`,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the documents were not built');
}
