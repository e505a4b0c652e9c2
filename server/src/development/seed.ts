import { fileURLToPath } from 'node:url';
import { type VideoId, videoIdSchema } from '@danube/contract/videos/videos.schemas.ts';
import { type Composition, compose } from '../compose.ts';
import { readEnvironment } from '../env.ts';
import { seedBlog } from '../modules/blog/blog.seed.ts';
import { seedCatalogue } from '../modules/catalogue/catalogue.seed.ts';
import { seedClaims } from '../modules/claims/claims.seed.ts';
import { seedCommunity } from '../modules/community/community.seed.ts';
import { seedEvents, seedParticipation } from '../modules/events/events.seed.ts';
import {
  findSeededPeople,
  seededLogins,
  seededPassword,
  seedIdentity,
} from '../modules/identity/identity.seed.ts';
import { seedSettings } from '../modules/settings/settings.seed.ts';
import type { FileTree } from '../platform/content-files/file-tree.ts';
import { createLogger } from '../platform/logger.ts';
import { sampleId } from '../platform/sample-id.ts';
import { drawSmallVideo } from './draw-small-video.ts';
import { readContent } from './read-content.ts';
import { seedRepHistory, seedSalesReps } from './seed-sales-reps.ts';
import { seedPreparedVideos, seedVideos } from './seed-videos.ts';

const contentFolder = fileURLToPath(new URL('../../../content', import.meta.url));

/**
 * Fills the database with sample content and one login per role. Never in production. Tests get two
 * prepared videos, from a small generated file or the given one, and lessons with a short one.
 */
export async function seed(
  source: Record<string, string>,
  { film }: { film?: Uint8Array } = {},
): Promise<void> {
  const env = readEnvironment(source);
  if (env.NODE_ENV === 'production') throw new Error('sample logins are not for production');
  const logger = createLogger({ level: 'warn', name: 'seed' });
  const parts = compose(env, logger, 'danube-seed');
  try {
    await seedIdentity({
      db: parts.database.db,
      ids: parts.ids,
      accounts: parts.identity.accounts,
    });
    await seedClaims({ transact: parts.transact, clock: parts.clock });
    await seedSettings({ transact: parts.transact, clock: parts.clock });
    await seedEvents({ transact: parts.transact, clock: parts.clock });
    const reps = await seedSalesReps(parts, env);
    if (parts.storage) {
      const { clock, ids, transact } = parts;
      const { db } = parts.database;
      const isTest = env.NODE_ENV === 'test';
      const content = await (isTest ? readContentForTests() : readContent(contentFolder));
      const media = parts.media.api;
      await seedCatalogue({ db, clock, ids, transact, media }, content);
      await seedBlog({ db, clock, ids, transact, media }, content);
      if (isTest) {
        await seedPreparedVideos(parts, content, film ?? (await drawSmallVideo()));
      } else {
        await seedVideos(parts, content);
        await seedRepHistory(parts, env, reps);
      }
    }
    await seedRooms(parts);
  } finally {
    await parts.close();
  }
  const emails = Object.values(seededLogins).map((login) => login.email);
  process.stdout.write(`Logins: ${emails.join(', ')}\nPassword of each: ${seededPassword}\n`);
}

/** The videos of lessons are short: encoding the real ones takes 20 s of CPU time. */
async function readContentForTests(): Promise<FileTree> {
  const content = await readContent(contentFolder);
  const short = await drawSmallVideo({ seconds: 2 });
  return new Map([...content].map(([path, body]) => [path, path.endsWith('.mp4') ? short : body]));
}

/** Including a course's room, if there are courses. */
async function seedRooms(parts: Composition): Promise<void> {
  const { clock, transact } = parts;
  const { db } = parts.database;
  const people = await findSeededPeople(db);
  const course = await parts.catalogue.api.findCourse(db, 'fast-track');
  const room = course && { id: course.id, title: 'Fast Track' };
  const film = await findReplay(parts);
  await seedParticipation(
    { transact, clock },
    { people: Object.values(people), course: course?.id ?? null, film },
  );
  await seedCommunity({ transact, clock }, { people, course: room });
}

const replaySlugs = ['the-first-hour-of-the-dax', 'a-trading-day', 'gold-and-the-dollar'];

/** The replay of the last live session, if that video exists. */
async function findReplay(parts: Composition): Promise<VideoId | null> {
  const ids = replaySlugs.map((slug) => videoIdSchema.parse(sampleId(`video ${slug}`)));
  const found = await parts.videos.api.describeUses(parts.database.db, ids);
  return ids.find((id) => found.some(({ itemId }) => itemId === id)) ?? null;
}
