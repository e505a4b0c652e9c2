import type { OpenLesson, StudentCourse } from '@danube/contract/learning/learning.schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { queries } from '../../../../lib/api.ts';
import { useLocalPath } from '../../../../lib/local-path.ts';
import type { ProseBlock } from '../../../../lib/markdown/prose-tree.ts';
import { PageHead } from '../../../../lib/page-url.tsx';
import { useFallbackLang, useTexts } from '../../../../lib/texts.tsx';
import { Drawer } from '../../../../ui/drawer.tsx';
import { OfflineCourseControl } from '../../offline/offline-course-control.tsx';
import { OfflineNotice } from '../../offline/offline-notice.tsx';
import { useOfflineItems } from '../../offline/use-offline-items.ts';
import { type LessonRef, openLessonQuery, studentCourseQuery } from '../learning-queries.ts';
import type { MarksSender } from '../marks/marks-sender.ts';
import { useDoneHere } from '../marks/use-done-here.ts';
import { useLessonMarks } from '../marks/use-lesson-marks.ts';
import { useMarksSender } from '../marks/use-marks-sender.ts';
import { CourseDone } from './course-done.tsx';
import { CourseOutline } from './course-outline.tsx';
import { CourseSearch } from './course-search.tsx';
import { KeysHelp } from './keys-help.tsx';
import { LessonBody } from './lesson-body.tsx';
import { LessonNeighbours, neighbourPath } from './lesson-neighbours.tsx';
import { LessonNote } from './lesson-note.tsx';
import { NextStep } from './next-step.tsx';
import { ReaderBar } from './reader-bar.tsx';
import { useReaderKeys } from './reader-keys.ts';
import { ReaderSidebar } from './reader-sidebar.tsx';
import { ReaderSkeleton } from './reader-skeleton.tsx';
import { lessonOf, withDone } from './reader-view.ts';

type ReaderPageProps = {
  address: LessonRef;
  /** The lesson's text, parsed on the server. */
  body: readonly ProseBlock[];
  /** Id of the member; null for a visitor, whose progress isn't saved. */
  owner: string | null;
};

/** Where a course is studied, lesson by lesson. */
export function ReaderPage(props: ReaderPageProps) {
  const { address, owner } = props;
  const course = useQuery(studentCourseQuery(queries, address)).data;
  const lesson = useQuery(openLessonQuery(queries, address)).data;
  const sender = useMarksSender(owner);
  const doneHere = useDoneHere(sender, lesson?.round ?? 0);
  if (!course || !lesson) return <ReaderSkeleton />;
  // Remounts after a reset too, so that the lesson starts over.
  return (
    <Reader
      key={`${lesson.id} ${lesson.round}`}
      {...props}
      course={course}
      lesson={lesson}
      sender={sender}
      doneHere={doneHere}
    />
  );
}

type ReaderProps = ReaderPageProps & {
  course: StudentCourse;
  lesson: OpenLesson;
  sender: MarksSender | null;
  doneHere: ReturnType<typeof useDoneHere>;
};

type Opened = 'outline' | 'search' | 'keys' | null;

function Reader(props: ReaderProps) {
  const { address, body, owner, course: known, lesson, sender, doneHere } = props;
  const t = useTexts('learning', 'page');
  const lang = useFallbackLang('learning');
  const queryClient = useQueryClient();
  const { marks, isDone, record } = useLessonMarks(lesson, sender);
  const isDoneByOwner = isDone && owner !== null;
  const course = withDone(known, (id) => doneHere.has(id) || (id === lesson.id && isDoneByOwner));
  useEffect(() => {
    if (isDoneByOwner) doneHere.add(lesson.id);
  }, [isDoneByOwner, doneHere, lesson.id]);
  const [opened, setOpened] = useState<Opened>(null);
  const [wasFinished] = useState(known.progress.percent === 100);
  const [hasPassed, setHasPassed] = useState(false);
  const overlay = (name: Opened) => ({
    isOpen: opened === name,
    onOpenChange: (isOpen: boolean) => setOpened(isOpen ? name : null),
  });
  const keys = useCourseKeys({ course, lesson, onOpen: setOpened });
  const isFinished = owner !== null && course.progress.percent === 100;
  const isNew = isFinished && !wasFinished;
  const isByQuiz = isNew && hasPassed;
  const end = isFinished ? (
    <CourseDone course={course} isNew={isNew && lesson.kind !== 'quiz'} />
  ) : null;
  const isNextOffline = useOfflineItems().saved.some(
    ({ kind, slug }) => kind === 'course' && slug === course.slug,
  );
  return (
    <div lang={lang}>
      <PageHead
        title={`${lesson.title} · ${course.title} · ${t('page.siteName')}`}
        description={t('learning.description', { course: course.title })}
        isIndexed={false}
      />
      <ReaderBar
        course={course}
        isMember={owner !== null}
        onOutline={() => setOpened('outline')}
        onSearch={() => setOpened('search')}
        onKeys={() => setOpened('keys')}
      />
      <div className="page grid grid-cols-1 gap-x-gutter gap-y-12 pt-7 pb-section sm:pt-10 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-12 xl:grid-cols-[17rem_minmax(0,1fr)_15rem]">
        <ReaderSidebar course={course} current={lesson.slug} isMember={owner !== null} />
        <div className="mx-auto grid w-full max-w-176 grid-cols-1 content-start gap-y-10">
          <OfflineNotice />
          <LessonBody
            lesson={lesson}
            body={body}
            marks={marks}
            isDone={isDone}
            record={record}
            hasCfds={course.hasCfds}
            isMember={owner !== null}
            nextStep={<NextStep course={course} lesson={lesson} />}
            // Below all explanations nobody would find it.
            finished={isByQuiz ? end : null}
            goToNext={lessonOf(course, lesson.next?.id) ? keys.next : null}
            isNextOffline={isNextOffline}
            onQuizDone={() => {
              setHasPassed(true);
              void queryClient.invalidateQueries({ queryKey: queries.learning.key() });
              void queryClient.invalidateQueries({ queryKey: queries.certificates.key() });
            }}
          />
          {isByQuiz ? null : end}
          <LessonNeighbours course={course} lesson={lesson} isDone={isDone} />
        </div>
        {owner === null ? null : (
          <div className="mx-auto w-full max-w-176 lg:col-start-2 xl:sticky xl:top-24 xl:col-start-3 xl:row-start-1 xl:self-start">
            <LessonNote lesson={lesson} owner={owner} address={address} />
          </div>
        )}
      </div>
      <Drawer {...overlay('outline')} lang={lang} side="start" title={course.title}>
        <CourseOutline course={course} current={lesson.slug} onOpen={() => setOpened(null)} />
        {course.access.isAllowed ? <OfflineCourseControl course={course} /> : null}
      </Drawer>
      <CourseSearch course={course} {...overlay('search')} />
      <KeysHelp {...overlay('keys')} />
    </div>
  );
}

type CourseKeysProps = Pick<ReaderProps, 'course' | 'lesson'> & { onOpen(opened: Opened): void };

/** Keyboard navigation through the course; returns its actions for buttons. */
function useCourseKeys({ course, lesson, onOpen }: CourseKeysProps) {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const goTo = (id: string | undefined) => {
    const neighbour = lessonOf(course, id);
    if (!neighbour) return;
    const path = localPath(neighbourPath(course.slug, neighbour));
    // Offline, the browser has stored pages, but not the data that client-side navigation needs.
    if (navigator.onLine) void navigate(path);
    else location.assign(path);
  };
  const ways = {
    next: () => goTo(lesson.next?.id),
    previous: () => goTo(lesson.previous?.id),
    outline: () => onOpen('outline'),
    search: () => onOpen('search'),
    help: () => onOpen('keys'),
  };
  useReaderKeys(ways);
  return ways;
}
