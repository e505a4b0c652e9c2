import type { LearnedCourse } from '@danube/contract/learning/learning.schemas.ts';
import { Award } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Progress } from '../../../../ui/progress.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { certificatePath } from '../../../shared/paths/certificate-paths.ts';
import { myCoursesPath } from '../../../shared/paths/learning-paths.ts';

/** The last lesson is done: the line has reached its end, and there is something to show for it. */
export function CourseDone({ course }: { course: LearnedCourse }) {
  const t = useTexts('learning');
  const localPath = useLocalPath();
  const format = useFormat();
  const { done, lessons } = course.progress;
  const words = t('learning.bar.progress', { done, count: lessons, percent: format.percent(1, 0) });
  return (
    <section
      aria-labelledby="course-done"
      className="grid justify-items-start gap-4 border-t-2 border-river bg-river-wash p-5 sm:p-8"
    >
      <Progress
        value={100}
        label={course.title}
        valueText={words}
        className="w-full animate-arrive"
      />
      <h2 id="course-done" className="type-h3">
        {t('learning.finished.title', { course: course.title })}
      </h2>
      <p className="type-body max-w-prose">
        {t(course.certificate ? 'learning.finished.text' : 'learning.finished.pending')}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {course.certificate ? (
          <Button asChild variant="primary" size="large">
            <Link to={localPath(certificatePath(course.certificate))}>
              <Award aria-hidden="true" />
              {t('learning.finished.certificate')}
            </Link>
          </Button>
        ) : null}
        <TextLink kind="standalone" to={localPath(myCoursesPath)}>
          {t('learning.finished.more')}
        </TextLink>
      </div>
    </section>
  );
}
