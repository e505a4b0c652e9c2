import { defaultLanguage } from '@danube/contract/locale.ts';
import type { AttentionSource } from '../../../platform/today-sources.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { countUnlinked, findLinkedSince } from './recordings.repository.ts';

/** A recording that nobody has published by then no longer counts as waiting. */
const daysBack = 60;
const day = 24 * 60 * 60_000;

export function recordingsAttention({
  videos,
}: Pick<EventsDependencies, 'videos'>): readonly AttentionSource[] {
  return [
    {
      name: 'recordingsUnlinked',
      scope: 'content',
      path: '/admin/calendar',
      find: (tx) => countUnlinked(tx),
    },
    {
      name: 'recordingsUnpublished',
      scope: 'content',
      path: '/video-management',
      async find(tx, now) {
        const ids = await findLinkedSince(tx, new Date(now.getTime() - daysBack * day));
        const films = await videos.findVideos(tx, ids, defaultLanguage);
        return { count: films.filter(({ isPublic }) => !isPublic).length };
      },
    },
  ];
}
