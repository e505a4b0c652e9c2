import type { AttentionSource, FigureSource } from '../../../platform/today-sources.ts';
import { countUnanswered, countWrittenByDay } from './room-figures.repository.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Questions older than two weeks no longer count as waiting. */
const unansweredMaxAgeMs = 14 * dayMs;

export const communityAttention: readonly AttentionSource[] = [
  {
    name: 'questionsUnanswered',
    scope: 'community',
    path: '/chat',
    find: (tx, now) =>
      countUnanswered(tx, {
        from: new Date(now.getTime() - unansweredMaxAgeMs),
        to: new Date(now.getTime() - dayMs),
      }),
  },
];

export const communityFigures: readonly FigureSource[] = [
  {
    name: 'activeMembers',
    scope: 'community',
    unit: 'count',
    path: '/admin/rooms',
    async read(tx, days) {
      const rows = await countWrittenByDay(tx, days);
      return rows.map(({ day, people }) => ({ day, value: people }));
    },
  },
  {
    name: 'roomMessages',
    scope: 'community',
    unit: 'count',
    path: '/admin/rooms',
    async read(tx, days) {
      const rows = await countWrittenByDay(tx, days);
      return rows.map(({ day, messages }) => ({ day, value: messages }));
    },
  },
];
