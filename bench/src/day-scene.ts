import type { Buyer } from '@danube/faults/buyers.ts';
import { openRoom } from '@danube/faults/chat-room.ts';
import { openOrderRequests } from '@danube/faults/order-request.ts';
import type { BuyersStage } from './buyers-stage.ts';
import type { Scene } from './day-mix.ts';
import { findFilm } from './find-film.ts';
import type { Stage } from './stage.ts';

/** Enough that nobody meets a limit of calls at ten times the busiest hour. */
const memberCount = 600;
const maxAttempts = 8;

/** Members who own a course, sit in a room and may watch a film. */
export async function openScene(
  stage: Stage,
  people: BuyersStage,
  { name, url }: { name: string; url: string },
): Promise<Omit<Scene, 'orders'>> {
  const members = await people.addBuyers(name, memberCount);
  const room = await openRoom(people, members);
  const [lesson] = await people.query<Scene['lesson'] & { item: string }>(
    `select lessons.id, lessons.slug, items.slug as course, items.id as item
     from lessons join catalogue_items as items on items.id = course_id
     where lessons.is_public and not lessons.is_free and items.is_public and lessons.kind = 'text'
     order by items.slug, lessons.position limit 1`,
  );
  const [reader] = members;
  if (!lesson || !reader) throw new Error('the seed has no lesson to buy');
  await people.query(
    `insert into entitlements (id, user_id, item_id, source, granted_at, used_at)
     select gen_random_uuid(), id, $1, 'purchase', now(), now() from unnest($2::text[]) as id`,
    [lesson.item, members.map(({ id }) => id)],
  );
  const film = await findFilm(stage);
  const filmPaths = await findFilmPaths(url, `/media/videos/${film.id}`, reader.cookie);
  return { members, roomId: room.id, lesson, filmPaths };
}

/** What a player asks for: two playlists, then twelve segments, repeated if the film has fewer. */
async function findFilmPaths(url: string, folder: string, cookie: string): Promise<string[]> {
  const read = async (path: string) => {
    const answer = await fetch(url + path, { headers: { cookie } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    const lines = (await answer.text()).split('\n');
    return lines.filter((line) => line !== '' && !line.startsWith('#'));
  };
  const renditions = await read(`${folder}/full.m3u8`);
  const playlist = `${folder}/${renditions[Math.floor(renditions.length / 2)]}`;
  const segments = await read(playlist);
  const links = Array.from({ length: 12 }, (_, index) =>
    playlist.replace('index.m3u8', segments[index % segments.length] ?? ''),
  );
  return [`${folder}/full.m3u8`, playlist, ...links];
}

/** Another buyer with a full cart for each order of a run. */
export async function openRunOrders(
  people: BuyersStage,
  url: string,
  { name, count }: { name: string; count: number },
): Promise<Scene['orders']> {
  const [reader, ...buyers] = await people.addBuyers(name, count + 1);
  if (!reader) throw new Error('a buyer is needed');
  await people.fillCarts([reader, ...buyers]);
  const orderRequestFor = await openPatiently(url, reader);
  return buyers.map((buyer) => ({ buyer, input: orderRequestFor('transfer') }));
}

/** A copy's first quote loads the documents, which takes longer than a request on a busy machine. */
async function openPatiently(url: string, reader: Buyer) {
  for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
    const found = await openOrderRequests(url, reader).catch(() => null);
    if (found) return found;
  }
  return openOrderRequests(url, reader);
}
