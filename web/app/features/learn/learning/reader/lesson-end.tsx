import type { OpenLesson } from '@danube/contract/learning/learning.schemas.ts';
import { completionRule, passShare, watchedShare } from '@danube/contract/learning/lesson-done.ts';
import { ArrowRight, CircleCheck } from 'lucide-react';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { readerPath } from '../../../shared/paths/learning-paths.ts';

type LessonEndProps = {
  lesson: OpenLesson;
  isMember: boolean;
  isDone: boolean;
  /** Whether the end of the text has been visible. */
  hasSeenEnd: boolean;
  /** Whether completing it leads to another lesson. */
  hasNext: boolean;
  onRead(): void;
};

/** Whether the lesson is done, by which rule, and what is left to do. */
export function LessonEnd(props: LessonEndProps) {
  const { lesson, isMember, isDone, hasSeenEnd, hasNext, onRead } = props;
  const t = useTexts('learning');
  const rule = useRule(lesson);
  if (!isMember) return <SignInNote lesson={lesson} />;
  if (isDone) {
    return (
      <p role="status" className="flex items-center gap-2.5 font-[560]">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-river" />
        {t('learning.end.done')}
      </p>
    );
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p className="type-small max-w-prose">{rule}</p>
      {ruleOf(lesson) === 'read' ? (
        <Button
          data-needs-app=""
          size="large"
          variant={hasSeenEnd ? 'primary' : 'secondary'}
          {...(hasSeenEnd ? {} : { disabledReason: t('learning.end.notYet') })}
          onClick={onRead}
        >
          {hasNext ? t('learning.end.markAndNext') : t('learning.end.mark')}
          {hasNext ? <ArrowRight aria-hidden="true" /> : null}
        </Button>
      ) : null}
    </div>
  );
}

function ruleOf({ kind, film }: OpenLesson) {
  return completionRule({ kind, videoSeconds: film?.seconds ?? null });
}

/** The completion rule of this lesson as text. */
function useRule(lesson: OpenLesson): string {
  const t = useTexts('learning');
  const format = useFormat();
  const words = {
    pass: t('learning.end.rules.quiz', { share: format.percent(passShare, 0) }),
    watch: t('learning.end.rules.film', { share: format.percent(watchedShare, 0) }),
    read: t('learning.end.rules.text'),
  };
  return words[ruleOf(lesson)];
}

/** Free lessons are open to everyone, but only members' progress is saved. */
function SignInNote({ lesson }: Pick<LessonEndProps, 'lesson'>) {
  const t = useTexts('learning');
  const localPath = useLocalPath();
  const back = encodeURIComponent(readerPath(lesson.course.slug, lesson.slug));
  return (
    <p className="type-small max-w-prose">
      {`${t('learning.end.visitor')} `}
      <TextLink to={localPath(`/auth?tab=signin&redirect=${back}`)}>
        {t('learning.end.signIn')}
      </TextLink>
    </p>
  );
}
