import { expect, it } from 'vitest';
import { makeRoom } from './room.factory.ts';
import { moveRoom, toRoomDraft, toRoomFields, toRoomSlug } from './room-form.ts';

it.each([
  ['Fast Track', 'fast-track'],
  ['  Žiadny prízvuk! ', 'ziadny-prizvuk'],
  ['DAX & Dow', 'dax-dow'],
  ['???', ''],
])('"%s" suggests the URL "%s"', (title, slug) => {
  expect(toRoomSlug(title)).toBe(slug);
});

it('names the fields that the contract refuses', () => {
  const fields = { ...toRoomFields(null), slug: 'Not a slug' };
  expect(toRoomDraft(fields, 0).wrong.toSorted()).toEqual(['slug', 'title']);
  const right = toRoomDraft({ ...fields, title: ' DAX ', slug: 'dax' }, 3);
  expect(right.draft).toEqual({
    title: 'DAX',
    slug: 'dax',
    description: '',
    courseId: null,
    position: 3,
  });
});

it('moves a room by one place, and not past the ends', () => {
  const rooms = ['a', 'b', 'c'].map((title) => makeRoom({ title }));
  const titlesOf = (list: readonly { title: string }[]) => list.map(({ title }) => title).join('');
  const [first, second] = rooms;
  if (!first || !second) throw new Error('three rooms');
  expect(titlesOf(moveRoom(rooms, second.id, -1))).toBe('bac');
  expect(titlesOf(moveRoom(rooms, second.id, 1))).toBe('acb');
  expect(moveRoom(rooms, first.id, -1)).toBe(rooms);
  expect(moveRoom(rooms, 'unknown', 1)).toBe(rooms);
});
