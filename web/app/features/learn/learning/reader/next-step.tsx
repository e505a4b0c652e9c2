import type { OpenLesson, StudentCourse } from '@danube/contract/learning/learning.schemas.ts';
import { ArrowRight, Award } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { certificatePath } from '../../../shared/paths/certificate-paths.ts';
import { neighbourPath } from './lesson-neighbours.tsx';
import { lessonOf } from './reader-view.ts';

/**
 * The next step once this lesson is done: the certificate after the last lesson, otherwise the next
 * one.
 */
export function NextStep({ course, lesson }: { course: StudentCourse; lesson: OpenLesson }) {
  const t = useTexts('learning');
  const localPath = useLocalPath();
  const next = lessonOf(course, lesson.next?.id);
  if (course.progress.percent === 100 && course.certificate) {
    return (
      <Button asChild variant="primary" size="large">
        <Link to={localPath(certificatePath(course.certificate))}>
          <Award aria-hidden="true" />
          {t('learning.mine.certificate')}
        </Link>
      </Button>
    );
  }
  if (!next) return null;
  return (
    <Button asChild variant="primary" size="large">
      <Link to={localPath(neighbourPath(course.slug, next))}>
        {t(next.isOpen ? 'learning.neighbours.toNext' : 'learning.neighbours.toCourse')}
        <ArrowRight aria-hidden="true" />
      </Link>
    </Button>
  );
}
