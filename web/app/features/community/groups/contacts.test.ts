import { expect, it } from 'vitest';
import { conversationOf } from '../chat/message.factory.ts';
import { contactsOf, filterByName } from './contacts.ts';

const personOf = (name: string) => ({ id: name.toLowerCase(), name, isStaff: false });
const directWith = (name: string, rest = {}) =>
  conversationOf({ id: `c-${name}`, kind: 'direct', counterpart: personOf(name), ...rest });

const conversations = [
  directWith('Zoë Peeters'),
  directWith('Ben Weber'),
  directWith('Ida Lund', { request: 'received' }),
  directWith('Sven Olsen', { request: 'sent' }),
  directWith('Otto Brandt', { isBlocked: true }),
  conversationOf({ id: 'former', kind: 'direct', counterpart: null }),
  conversationOf({ id: 'room' }),
];

const namesOf = (people: readonly { name: string }[]) => people.map(({ name }) => name);

it('are the people with whom both sides agreed to talk, by name', () => {
  expect(namesOf(contactsOf(conversations))).toEqual(['Ben Weber', 'Zoë Peeters']);
});

it('leave out who is in the group already', () => {
  const inside = contactsOf(conversations).slice(0, 1);
  expect(namesOf(contactsOf(conversations, inside))).toEqual(['Zoë Peeters']);
});

it.each([
  ['zoe', ['Zoë Peeters']],
  ['PEET z', ['Zoë Peeters']],
  ['', ['Ben Weber', 'Zoë Peeters']],
  ['nobody', []],
])('are found by "%s"', (typed, found) => {
  expect(namesOf(filterByName(contactsOf(conversations), typed))).toEqual(found);
});
