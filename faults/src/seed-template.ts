import { fileURLToPath } from 'node:url';
import { authSecret } from '@danube/e2e/product.ts';
import { compose } from '@danube/server/compose.ts';
import { readContent } from '@danube/server/development/read-content.ts';
import { seedPreparedVideos } from '@danube/server/development/seed-videos.ts';
import { readEnvironment } from '@danube/server/env.ts';
import { seedCatalogue } from '@danube/server/modules/catalogue/catalogue.seed.ts';
import { seedClaims } from '@danube/server/modules/claims/claims.seed.ts';
import { seedEvents } from '@danube/server/modules/events/events.seed.ts';
import { seedIdentity } from '@danube/server/modules/identity/identity.seed.ts';
import { createLogger } from '@danube/server/platform/logger.ts';
import { drawPlainVideo } from './plain-video.ts';
import { siteUrl } from './visitor.ts';

const contentFolder = fileURLToPath(new URL('../../content', import.meta.url));
/** Longer than a preview, which ends at 90 s. */
const filmSeconds = 92;

/** The sample content with generated videos: checking the real ones takes half a minute. */
export async function seedTemplate(databaseEnv: Record<string, string>): Promise<void> {
  const env = readEnvironment({
    ...databaseEnv,
    NODE_ENV: 'test',
    SITE_URL: siteUrl,
    AUTH_SECRET: authSecret,
  });
  const film = await drawPlainVideo(filmSeconds);
  const content = await readContent(contentFolder);
  const plain = new Map(
    [...content].map(([path, bytes]) => [path, path.endsWith('.mp4') ? film : bytes]),
  );
  const parts = compose(env, createLogger({ level: 'warn', name: 'seed' }), 'danube-seed');
  const { clock, ids, transact } = parts;
  const { db } = parts.database;
  try {
    await seedIdentity({ db, ids, accounts: parts.identity.accounts });
    await seedClaims({ transact, clock });
    await seedEvents({ transact, clock });
    await Promise.all([
      seedCatalogue({ db, clock, ids, transact, media: parts.media.api }, plain),
      seedPreparedVideos(parts, plain, film),
    ]);
  } finally {
    await parts.close();
  }
}
