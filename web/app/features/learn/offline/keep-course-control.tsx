import { useLocalPath } from '../../../lib/local-path.ts';
import { KeepControl } from './keep-control.tsx';
import { keepCourse } from './keep-course.ts';
import { useCourseTexts } from './use-course-texts.ts';

type Course = { readonly slug: string; readonly title: string };

/** Keeps a course for reading offline. */
export function KeepCourseControl({ course: { slug, title } }: { course: Course }) {
  const texts = useCourseTexts();
  const pathTo = useLocalPath();
  return (
    <KeepControl
      item={{ kind: 'course', slug, title }}
      texts={texts}
      store={(request, progress) => keepCourse({ ...request, slug, pathTo }, progress)}
    />
  );
}
