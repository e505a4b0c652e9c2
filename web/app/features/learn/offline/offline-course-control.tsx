import { useLocalPath } from '../../../lib/local-path.ts';
import { OfflineControl } from './offline-control.tsx';
import { saveCourse } from './save-course.ts';
import { useCourseTexts } from './use-course-texts.ts';

type Course = { readonly slug: string; readonly title: string };

/** Saves a course for reading offline. */
export function OfflineCourseControl({ course: { slug, title } }: { course: Course }) {
  const texts = useCourseTexts();
  const pathTo = useLocalPath();
  return (
    <OfflineControl
      item={{ kind: 'course', slug, title }}
      texts={texts}
      store={(request, progress) => saveCourse({ ...request, slug, pathTo }, progress)}
    />
  );
}
