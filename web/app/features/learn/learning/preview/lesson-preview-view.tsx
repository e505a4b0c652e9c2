import type { OpenLesson, StudentCourse } from '@danube/contract/learning/learning.schemas.ts';
import type { LessonVersion } from '@danube/contract/learning/lesson-version.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { useLocalPath } from '../../../../lib/local-path.ts';
import type { ProseBlock } from '../../../../lib/markdown/prose-tree.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { lessonPreviewFilesPath } from '../../../shared/paths/learning-paths.ts';
import { previewedQuiz } from '../../quiz/previewed-quiz.ts';
import { useLessonMarks } from '../marks/use-lesson-marks.ts';
import { CourseOutline } from '../reader/course-outline.tsx';
import { LessonBody } from '../reader/lesson-body.tsx';
import { LessonNeighbours } from '../reader/lesson-neighbours.tsx';
import { lessonOf, withDone } from '../reader/reader-view.ts';

type LessonPreviewViewProps = {
  course: StudentCourse;
  lesson: OpenLesson;
  body: readonly ProseBlock[];
  version: LessonVersion;
  language: LanguageCode;
  /** The preview of another lesson of the course. */
  pathTo: (slug: string) => string;
};

/**
 * A lesson as its student sees it. Reading, watching and answering change what this page shows, and
 * nothing else.
 */
export function LessonPreviewView(props: LessonPreviewViewProps) {
  const { course: known, lesson, body, version, language, pathTo } = props;
  const navigate = useNavigate();
  const localPath = useLocalPath();
  // Without a sender, marks stay on this page.
  const { marks, isDone, record } = useLessonMarks(lesson, null);
  const course = withDone(known, (id) => id === lesson.id && isDone);
  const next = lessonOf(course, lesson.next?.id);
  const preview = useMemo(() => {
    const previewed = { course: known.id, lesson: lesson.id, version, language };
    return { files: lessonPreviewFilesPath(previewed), quiz: previewedQuiz(previewed) };
  }, [known.id, lesson.id, version, language]);
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-10 xl:grid-cols-[17rem_minmax(0,1fr)]">
      <div className="max-xl:order-last">
        <CourseOutline course={course} current={lesson.slug} pathTo={pathTo} />
      </div>
      <div className="mx-auto grid w-full max-w-176 grid-cols-1 content-start gap-y-10">
        <LessonBody
          lesson={lesson}
          body={body}
          marks={marks}
          isDone={isDone}
          record={record}
          preview={preview}
          hasCfds={course.hasCfds}
          isMember
          nextStep={next ? <NextStep path={pathTo(next.slug)} /> : null}
          goToNext={next ? () => void navigate(localPath(pathTo(next.slug))) : null}
          onQuizDone={() => undefined}
        />
        <LessonNeighbours
          course={course}
          lesson={lesson}
          isDone={isDone}
          pathTo={({ slug }) => pathTo(slug)}
        />
      </div>
    </div>
  );
}

function NextStep({ path }: { path: string }) {
  const t = useTexts('learning');
  const localPath = useLocalPath();
  return (
    <Button asChild variant="primary" size="large">
      <Link to={localPath(path)}>
        {t('learning.neighbours.toNext')}
        <ArrowRight aria-hidden="true" />
      </Link>
    </Button>
  );
}
