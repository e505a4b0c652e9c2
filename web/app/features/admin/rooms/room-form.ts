import { type RoomDraft, roomDraftSchema } from '@danube/contract/community/community.schemas.ts';
import type { Api } from '../../../lib/api.ts';

export type Room = Awaited<ReturnType<Api['communityAdmin']['rooms']>>[number];

/** A room as its form holds it: raw input, valid or not. */
export type RoomFields = {
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  /** Empty: open to all members. */
  readonly courseId: string;
};

const fieldNames = ['title', 'slug', 'description', 'courseId'] as const;

export function toRoomFields(room: Room | null): RoomFields {
  if (!room) return { title: '', slug: '', description: '', courseId: '' };
  const { title, slug, description, courseId } = room;
  return { title, slug, description, courseId: courseId ?? '' };
}

/** The slug suggested by a title. */
export function toRoomSlug(title: string): string {
  return title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
}

/** The contract's input, or the invalid fields. */
export function toRoomDraft(
  fields: RoomFields,
  position: number,
):
  | { readonly draft: RoomDraft; readonly wrong: readonly [] }
  | { readonly draft: null; readonly wrong: readonly (keyof RoomFields)[] } {
  const read = roomDraftSchema.safeParse({
    title: fields.title,
    slug: fields.slug.trim(),
    description: fields.description,
    courseId: fields.courseId || null,
    position,
  });
  if (read.success) return { draft: read.data, wrong: [] };
  const refused = new Set(read.error.issues.map(({ path }) => path[0]));
  return { draft: null, wrong: fieldNames.filter((name) => refused.has(name)) };
}

/** The rooms with one of them moved up or down. */
export function moveRoom(rooms: readonly Room[], id: string, step: 1 | -1): readonly Room[] {
  const from = rooms.findIndex((room) => room.id === id);
  const room = rooms[from];
  const to = from + step;
  if (!room || to < 0 || to >= rooms.length) return rooms;
  return rooms.toSpliced(from, 1).toSpliced(to, 0, room);
}
