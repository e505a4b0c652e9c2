import { addDays } from '../../../platform/academy-days.ts';
import { formatAcademyDay } from '../../../platform/format-academy-day.ts';
import type { AttentionSource } from '../../../platform/today-sources.ts';
import { countFailed, countQuickies, hasActiveQuickie } from './waiting-videos.repository.ts';

export const videosAttention: readonly AttentionSource[] = [
  {
    name: 'quickieMissing',
    scope: 'content',
    path: '/video-management',
    isUrgent: true,
    async find(tx, now) {
      // Without any quickies, tomorrow's isn't missing.
      if ((await countQuickies(tx)) === 0) return { count: 0 };
      const tomorrow = addDays(formatAcademyDay(now), 1);
      return { count: (await hasActiveQuickie(tx, tomorrow)) ? 0 : 1 };
    },
  },
  {
    name: 'filmsFailed',
    scope: 'content',
    path: '/video-management?state=failed',
    find: countFailed,
  },
];
