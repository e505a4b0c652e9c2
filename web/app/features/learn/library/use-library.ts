import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/texts.tsx';
import { myCoursesQuery } from '../learning/learning-queries.ts';
import { ownCertificatesQuery, shelfQuery } from './library-queries.ts';

/** What a member has: courses, files and certificates, each with its own query. */
export function useLibrary() {
  const language = useLanguage();
  const courses = useQuery(myCoursesQuery(queries, language));
  const shelf = useQuery(shelfQuery(queries, language));
  const certificates = useQuery(ownCertificatesQuery(queries));
  const all = [courses, shelf, certificates];
  return {
    courses,
    shelf,
    certificates,
    isPending: all.some(({ isPending }) => isPending),
    /** Only if all three queries succeeded and are empty. */
    isEmpty: all.every(({ data }) => data?.length === 0),
  };
}
