import { findRooms } from '../access/conversations.repository.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';
import { findFeatured } from '../messages/messages.repository.ts';

const maxQuotes = 6;

/** What visitors see: open rooms, and featured messages with shortened names. */
export async function readOverview({
  db,
  findShownPeople,
}: Pick<CommunityDependencies, 'db' | 'findShownPeople'>) {
  const rooms = (await findRooms(db)).filter(
    ({ courseId, archivedAt }) => courseId === null && archivedAt === null,
  );
  const quoted = await findFeatured(db, maxQuotes);
  const people = await findShownPeople(
    db,
    quoted.flatMap(({ message }) => message.senderId ?? []),
  );
  return {
    rooms: rooms.map(({ slug, title, description }) => ({
      slug: slug ?? '',
      title: title ?? '',
      description,
    })),
    quotes: quoted.map(({ message, room }) => ({
      room: room ?? '',
      author: shortName(people.get(message.senderId ?? '')?.name ?? ''),
      text: message.text,
      pictureAlt: message.picture?.alt ?? null,
      sentAt: message.sentAt,
    })),
  };
}

/** "Maja Horvat" → "Maja H." */
function shortName(name: string): string {
  const [given = '', ...others] = name.split(/\s+/);
  const initial = Array.from(others.at(-1) ?? '')[0];
  return initial ? `${given} ${initial}.` : given;
}
