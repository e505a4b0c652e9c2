import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/texts.tsx';
import { useSession } from '../../identity/session/use-session.tsx';
import type { CourseView } from './course-view.ts';

/** What a course is to whoever is signed in; null until that is known, and for who lacks it. */
export function useMyCourse({ slug }: Pick<CourseView, 'slug'>) {
  const language = useLanguage();
  const { user } = useSession();
  const { data } = useQuery({
    ...queries.learning.course.queryOptions({ input: { course: slug, language } }),
    enabled: user !== null,
  });
  if (!user || !data?.access.isAllowed) return { mine: null };
  const { why, until } = data.access;
  return {
    mine: {
      isBegun: data.progress.lastAccessedAt !== null,
      /** Theirs without end, so that there is nothing to buy. */
      isForGood: until === null && (why === 'purchase' || why === 'grant'),
    },
  };
}
