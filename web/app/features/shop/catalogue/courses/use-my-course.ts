import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../../lib/api.ts';
import { useLanguage } from '../../../../lib/texts.tsx';
import { useSession } from '../../../shared/session/use-session.tsx';
import type { CourseView } from './course-view.ts';

/** The signed-in person's state of a course; null while loading, and without access. */
export function useMyCourse({ id, slug }: Pick<CourseView, 'id' | 'slug'>) {
  const language = useLanguage();
  const { user } = useSession();
  // Access first: most people who look at a course don't have it, and a draft has no owners.
  const { data: access } = useQuery({
    ...queries.entitlements.mine.queryOptions({ input: { items: [id] } }),
    enabled: user !== null,
  });
  const { data } = useQuery({
    ...queries.learning.course.queryOptions({ input: { course: slug, language } }),
    enabled: user !== null && access?.[id]?.isAllowed === true,
  });
  if (!user || !data?.access.isAllowed) return { mine: null };
  const { why, until } = data.access;
  return {
    mine: {
      isStarted: data.progress.lastAccessedAt !== null,
      /** Owned permanently, so there is nothing to buy. */
      isPermanent: until === null && (why === 'purchase' || why === 'grant'),
    },
  };
}
