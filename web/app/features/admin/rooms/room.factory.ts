import type { Room } from './room-form.ts';

/** The server creates branded ids; tests needn't validate theirs. */
export function makeRoom(written: { readonly [Field in keyof Room]?: unknown }): Room {
  const room: unknown = {
    id: `room-${String(written.title)}`,
    slug: 'dax',
    title: 'DAX',
    description: 'The index',
    courseId: null,
    position: 0,
    isArchived: false,
    memberCount: 12,
    messageCount: 340,
    slowSeconds: 0,
    ...written,
  };
  return room as Room;
}
