import { createDatabase, type PartsEnvironment, withDatabase } from '@danube/e2e/database.ts';
import { authSecret } from '@danube/e2e/product.ts';
import { startParts } from '@danube/parts/start-parts.ts';
import { type Composition, compose } from '@danube/server/compose.ts';
import { sampleProvider } from '@danube/server/development/environment.ts';
import { seedSalesReps } from '@danube/server/development/seed-sales-reps.ts';
import { type Environment, readEnvironment } from '@danube/server/env.ts';
import { migrateDatabase } from '@danube/server/migrate.ts';
import { seedIdentity } from '@danube/server/modules/identity/identity.seed.ts';
import { createLogger } from '@danube/server/platform/logger.ts';
import { insertOffer } from '@danube/server/testing/offered-items.ts';

const segmentSeconds = 4;
const segments = 38;
const courses = ['Gold', 'Risk', 'Charts', 'Bonds', 'Options', 'Volume', 'Copper', 'Wheat'];

/** A new database on the parts, with `lightSeed`. */
export async function prepareLightDatabase(name: string): Promise<PartsEnvironment> {
  const { env } = await startParts({});
  await createDatabase(env, name);
  const own = withDatabase(env, name);
  await migrateDatabase(own.DATABASE_OWNER_URL ?? '');
  const settings = { ...own, NODE_ENV: 'test', SITE_URL: 'http://localhost' };
  const environment = readEnvironment({ ...settings, AUTH_SECRET: authSecret });
  const parts = compose(environment, createLogger({ level: 'warn', name: 'seed' }), 'seed');
  try {
    await lightSeed(parts, environment);
  } finally {
    await parts.close();
  }
  return { ...env, ...sampleProvider(env) };
}

/**
 * People of each role, courses without pictures, and a film of which only the list of segments
 * exists: preparing real ones takes minutes, and the storage sends them, not the product.
 */
async function lightSeed(parts: Composition, env: Environment): Promise<void> {
  const { db, pool } = parts.database;
  await seedIdentity({ db, ids: parts.ids, accounts: parts.identity.accounts });
  await seedSalesReps(parts, env);
  for (const title of courses) {
    await insertOffer(db, { kind: 'course', title, price: 11_900, hasLessons: true });
  }
  const names = Array.from(
    { length: segments },
    (_, index) => `${String(index).padStart(5, '0')}.m4s`,
  );
  const playlist = [
    '#EXTM3U',
    '#EXT-X-MAP:URI="init.mp4"',
    ...names.flatMap((name) => [`#EXTINF:${segmentSeconds}.000000,`, name]),
    '#EXT-X-ENDLIST',
  ].join('\n');
  await pool.query(
    `with file as (
       insert into stored_files (id, name, purpose, state, bytes, content_type, created_at, updated_at)
       values (gen_random_uuid(), 'film.mp4', 'video', 'ready', 1, 'video/mp4', now(), now())
       returning id
     ), film as (
       insert into videos (id, slug, file_id, language, words, searched, show, topics, published_at,
         state, progress, seconds, folder, take, created_at, updated_at)
       select gen_random_uuid(), 'a-film', id, 'en', $1, 'a film', 'method', '{}', now() - interval '1 day',
         'ready', 100, $2, 'education-videos/bench/1', gen_random_uuid(), now(), now() from file
       returning id, take
     )
     insert into video_renditions (video_id, take, name, width, height, bandwidth, codecs, playlist, objects, bytes)
     select id, take, name, height * 16 / 9, height, height * 3000, 'avc1.64001f,mp4a.40.2', $3, $4, 1
     from film, unnest(array['360p', '720p', '1080p'], array[360, 720, 1080]) as rendition (name, height)`,
    [
      JSON.stringify({ en: { title: 'A film', description: 'Of a trading day.', chapters: [] } }),
      segments * segmentSeconds,
      playlist,
      JSON.stringify(['init.mp4', ...names].map((name) => ({ name, bytes: 70_000 }))),
    ],
  );
}
