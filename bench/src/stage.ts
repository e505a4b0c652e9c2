import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dropDatabase, prepareTemplate, withDatabase } from '@danube/e2e/database.ts';
import { freePort } from '@danube/e2e/free-port.ts';
import { authSecret } from '@danube/e2e/product.ts';
import { prepareLightDatabase } from './light-seed.ts';
import { type Program, startProgram } from './program.ts';

export type Stage = {
  /** The built server in production mode. */
  startProduct(settings?: Record<string, string>): Promise<Program>;
  /** A program of this folder, on its own port. */
  startOther(file: string, settings?: Record<string, string>): Promise<Program>;
  /** The seeded database, for tests that need to add data. */
  readonly ownerUrl: string;
  close(): Promise<void>;
};

const root = join(import.meta.dirname, '../..');
const filmPath = join(root, 'content/videos/a-trading-day/film.mp4');

/**
 * A seeded database on the parts, and whatever a benchmark starts on it. Preparing a realistic
 * video takes minutes, so it is only done on request; without any pictures and films it is `light`.
 */
export async function openStage({ hasRealFilm = false, isLight = false } = {}): Promise<Stage> {
  const name = `danube_bench_${process.pid}`;
  const film = hasRealFilm ? await readFile(filmPath) : undefined;
  const partsEnv = isLight
    ? await prepareLightDatabase(name)
    : await prepareTemplate(name, film ? { film } : {});
  const env = withDatabase(partsEnv, name);
  const programs = new Set<Program>();

  async function start(file: string, settings: Record<string, string>): Promise<Program> {
    const port = await freePort();
    const program = await startProgram({
      file,
      port,
      env: {
        ...env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'info',
        SITE_URL: `http://localhost:${port}`,
        HOST: '127.0.0.1',
        PORT: String(port),
        INTERNAL_PORT: String(await freePort()),
        AUTH_SECRET: authSecret,
        DRAIN_SECONDS: '0',
        // Loopback is a trusted proxy: each connection can use a different network, so that rate
        // limits don't stop a benchmark.
        TRUSTED_PROXIES: '127.0.0.1',
        ...settings,
      },
    });
    programs.add(program);
    return program;
  }

  return {
    startProduct: (settings = {}) => start(join(root, 'server/build/main.js'), settings),
    startOther: (file, settings = {}) => start(join(import.meta.dirname, file), settings),
    ownerUrl: env.DATABASE_OWNER_URL ?? '',
    async close() {
      await Promise.all([...programs].map((program) => program.stop()));
      await dropDatabase(partsEnv, name);
    },
  };
}
