import { describe, expect, it } from 'vitest';
import { conversationOf } from '../../community/chat/message.factory.ts';
import { makeOwnCertificate } from '../../learn/certificates/certificate.factory.ts';
import { makeMyCourse } from '../../learn/learning/learning.factory.ts';
import { makeStep } from './home.factory.ts';
import { currentModule } from './module-scale.tsx';
import { newestLibraryItems } from './newest-library-items.ts';
import { findWaiting } from './waiting-message.ts';
import { daysLearned, weekOf } from './week.ts';

describe('the week of a member', () => {
  const thursday = new Date(2026, 10, 19, 21, 30);

  it('begins on Monday and has today in it, on Sundays too', () => {
    const week = weekOf({ finishedAt: [] }, thursday);
    expect(week.map(({ date }) => date.getDate())).toEqual([16, 17, 18, 19, 20, 21, 22]);
    expect(week.findIndex(({ isToday }) => isToday)).toBe(3);
    const sunday = weekOf({ finishedAt: [] }, new Date(2026, 10, 22, 8));
    expect(sunday.map(({ date }) => date.getDate())).toEqual([16, 17, 18, 19, 20, 21, 22]);
  });

  it('counts days, not lessons, and nothing of the week before', () => {
    const finishedAt = [
      new Date(2026, 10, 15, 23, 59),
      new Date(2026, 10, 16, 0, 0),
      new Date(2026, 10, 16, 22),
      new Date(2026, 10, 18, 7),
    ];
    const week = weekOf({ finishedAt }, thursday);
    expect(week.map(({ lessons }) => lessons)).toEqual([2, 0, 1, 0, 0, 0, 0]);
    expect(daysLearned(week)).toBe(2);
  });
});

describe('what waits in the community', () => {
  const message = (excerpt: string, minute: number, sender: object = {}) => ({
    sender: { id: 'ben', name: 'Ben Weber', isStaff: false, ...sender },
    excerpt,
    sentAt: new Date(2026, 10, 17, 9, minute),
  });
  const room = (id: string, lastMessage: unknown, unread = 0) =>
    conversationOf({ id, lastMessage, unread });

  it('is the newest open question, before anything unread', () => {
    const rooms = [
      room('old', message('Why?', 1)),
      room('new', message('How so?', 5)),
      room('talk', message('Good morning', 9), 3),
    ];
    expect(findWaiting(rooms, 'anna')).toMatchObject({ room: { id: 'new' }, isQuestion: true });
  });

  it('is no question of one’s own or of the staff, and nothing from an archive', () => {
    const rooms = [
      room('own', message('Why?', 1, { id: 'anna' })),
      room('staff', message('What did you see?', 2, { isStaff: true })),
      { ...room('closed', message('Anybody?', 3)), isArchived: true },
    ];
    expect(findWaiting(rooms, 'anna')).toBeNull();
  });

  it('is else the newest unread, else nothing', () => {
    const rooms = [room('read', message('Fine.', 9)), room('unread', message('Hello', 2), 1)];
    expect(findWaiting(rooms, 'anna')).toMatchObject({ room: { id: 'unread' }, isQuestion: false });
    expect(findWaiting([room('read', message('Fine.', 9)), conversationOf()], 'anna')).toBeNull();
  });
});

describe('the shelf of the home', () => {
  it('has no more than six things, and none that has ended or was revoked', () => {
    const ended = makeMyCourse({ access: { isAllowed: false, why: 'ended' } });
    const courses = [ended, ...Array.from({ length: 9 }, () => makeMyCourse())];
    const certificates = [makeOwnCertificate({ isRevoked: true }), makeOwnCertificate()];
    const shown = newestLibraryItems({ courses, shelf: [], certificates });
    expect(shown.map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 5 }, () => 'course'),
      'certificate',
    ]);
  });
});

it('the module of a lesson is found by its number', () => {
  const { modules } = makeStep();
  expect([1, 8, 9, 22].map((number) => currentModule(modules, number))).toEqual([0, 0, 1, 1]);
});
