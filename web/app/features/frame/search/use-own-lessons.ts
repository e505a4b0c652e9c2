import type { LessonHit } from '@danube/contract/learning/learning.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/texts.tsx';
import type { SearchView } from '../../shared/paths/search-paths.ts';
import { useSession } from '../../shared/session/use-session.tsx';

const maxLessons = 50;

/** The HTML contains free lessons only; members also see those of their courses, once loaded. */
export function useOwnLessons({ query, kind }: SearchView): readonly LessonHit[] | undefined {
  const language = useLanguage();
  const { user } = useSession();
  const isAsked = user !== null && query !== '' && (kind === undefined || kind === 'lesson');
  const input = { query, language, limit: maxLessons };
  return useQuery({ ...queries.learning.findLessons.queryOptions({ input }), enabled: isAsked })
    .data;
}
