import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { CourseScreen } from '../features/admin/learning/course/course-screen.tsx';
import { requestedCourse } from '../features/admin/learning/course/requested-course.ts';
import { courseFiguresQuery, coursesQuery } from '../features/admin/learning/learning-queries.ts';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.tsx';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/admin-course-statistics.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const { api, language } = context.get(pageRequest);
  const source = queriesWith(api);
  const list = coursesQuery(source);
  await awaitOptional(queryClient.query({ ...list, retry: false }));
  const rows = queryClient.getQueryData(list.queryKey)?.items ?? [];
  const course = requestedCourse(url.searchParams, rows);
  if (course) {
    const figures = courseFiguresQuery(source, course, language);
    await awaitOptional(queryClient.query({ ...figures, retry: false }));
  }
  return { queries: packQueries(queryClient) };
}

export default function AdminCourseStatistics({ loaderData }: Route.ComponentProps) {
  const t = useTexts('students', 'admin');
  return (
    <PageQueries packed={loaderData.queries}>
      <AdminLayout title={t('admin.statistics.courses')} lede={t('students.course.lede')}>
        <CourseScreen />
      </AdminLayout>
    </PageQueries>
  );
}
