import type { OpenLesson } from '@danube/contract/learning/learning.schemas.ts';
import type { Marks } from '@danube/contract/learning/marks.ts';
import { memo, type ReactNode, useRef } from 'react';
import type { ProseBlock } from '../../../../lib/markdown/prose-tree.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { RiskNotice } from '../../../../ui/risk-notice.tsx';
import { LessonProse } from '../../../shared/widgets/lesson/lesson-prose.tsx';
import { lessonKindTexts } from '../../../shop/item/catalogue-names.ts';
import { fieldLang } from '../../../shop/item/field-lang.ts';
import { LanguageNote } from '../../../shop/item/language-note.tsx';
import { useDuration } from '../../../shop/item/use-duration.ts';
import type { QuizSource } from '../../quiz/quiz-source.ts';
import type { LessonUpdate } from '../marks/lesson-tracker.ts';
import { LessonEnd } from './lesson-end.tsx';
import { LessonFile, LessonFileShortcut } from './lesson-file.tsx';
import { LessonQuiz } from './lesson-quiz.tsx';
import { LessonVideoPlayer } from './lesson-video-player.tsx';
import { useEndSeen } from './use-end-seen.ts';
import { useReadingPosition } from './use-reading-position.ts';

type LessonPreview = {
  /** Path of the lesson's files. */
  files: string;
  quiz: QuizSource;
};

type LessonBodyProps = {
  lesson: OpenLesson;
  body: readonly ProseBlock[];
  marks: Marks | null;
  isMember: boolean;
  isDone: boolean;
  hasCfds: boolean;
  record(news: LessonUpdate): void;
  onQuizDone(): void;
  /** The next step from here. */
  nextStep: ReactNode;
  /** The end of the course, if this lesson's quiz has just completed it. */
  finished?: ReactNode;
  /** Null on the last lesson. */
  goToNext: (() => void) | null;
  /** Whether the next lesson can be read offline on this device. */
  isNextOffline?: boolean;
  /** A preview gets its files and questions elsewhere, and records nothing. */
  preview?: LessonPreview;
};

/** One lesson, from its title to its completion rule. */
export function LessonBody(props: LessonBodyProps) {
  const { lesson, body, marks, isMember, isDone, hasCfds, record, onQuizDone } = props;
  const { nextStep, finished, goToNext, isNextOffline = false, preview } = props;
  const t = useTexts('catalogue');
  const page = useLanguage();
  const lang = lesson.language === page ? undefined : lesson.language;
  const text = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const hasSeenEnd = useEndSeen(end);
  useReadingPosition(text, {
    share: marks?.place.scroll ?? 0,
    onMove: (scroll) => record({ scroll }),
  });
  const { film, file } = lesson;
  const download = file && {
    lessonId: lesson.id,
    file,
    href: preview && `${preview.files}/file`,
  };
  return (
    <article aria-labelledby="lesson-title" className="grid grid-cols-1 content-start gap-y-8">
      <LessonTitle lesson={lesson} lang={lang} />
      {film ? (
        <LessonVideoPlayer
          lesson={{ ...lesson, film }}
          marks={marks}
          isMember={isMember}
          onUpdate={record}
          files={preview?.files}
        />
      ) : null}
      {download && body.length > 0 ? <LessonFileShortcut {...download} /> : null}
      {/* 60 to 70 characters per line, as in a book. */}
      <div ref={text} className="max-w-152">
        <Text blocks={body} lang={fieldLang(lesson, 'body', page)} />
      </div>
      {download ? <LessonFile {...download} /> : null}
      {lesson.quiz ? (
        <LessonQuiz
          lesson={lesson}
          onDone={onQuizDone}
          nextStep={nextStep}
          finished={finished}
          isMember={isMember}
          source={preview?.quiz}
        />
      ) : null}
      <div ref={end} />
      {hasCfds ? <RiskNotice kind="line">{t('catalogue.risk')}</RiskNotice> : null}
      <LessonEnd
        lesson={lesson}
        isMember={isMember}
        isDone={isDone}
        hasSeenEnd={hasSeenEnd}
        hasNext={goToNext !== null}
        onRead={() => {
          record({ isRead: true });
          // Offline the next lesson may not be stored on this device; this one's mark is saved.
          if (navigator.onLine || isNextOffline) goToNext?.();
        }}
      />
    </article>
  );
}

/** The page renders every second while a video plays; its text needn't. */
const Text = memo(function Text(props: {
  blocks: readonly ProseBlock[];
  lang: string | undefined;
}) {
  return <LessonProse blocks={props.blocks} kind="reading" lang={props.lang} />;
});

function LessonTitle({ lesson, lang }: { lesson: OpenLesson; lang: string | undefined }) {
  const t = useTexts('courses');
  const duration = useDuration();
  return (
    <header className="grid justify-items-start gap-3">
      <p lang={lang} className="type-label">
        {lesson.moduleTitle}
      </p>
      <h1 id="lesson-title" lang={lang} className="type-h1 text-balance">
        {lesson.title}
      </h1>
      <p className="type-small flex flex-wrap items-center gap-x-3 gap-y-1">
        {lesson.kind === 'text' ? null : <Badge>{t(lessonKindTexts[lesson.kind])}</Badge>}
        <span className="tabular">{duration(lesson.minutes)}</span>
      </p>
      <LanguageNote wording={lesson} kind="page" />
    </header>
  );
}
