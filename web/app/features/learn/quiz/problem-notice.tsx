import { RotateCw } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { authPath } from './quiz-paths.ts';
import { quizProblem } from './quiz-problem.ts';

type ProblemNoticeProps = {
  title: string;
  error: unknown;
  /** What was saved, if anything. */
  note?: string;
  retryLabel?: string;
  isBusy: boolean;
  onRetry: () => void;
  /** Set during an attempt. */
  onRestart?: () => void;
};

/** What happened, and one way to fix it. */
export function ProblemNotice(props: ProblemNoticeProps) {
  const { title, error, note, retryLabel, isBusy, onRetry, onRestart = onRetry } = props;
  const t = useTexts('quiz', 'ui');
  const localPath = useLocalPath();
  const { pathname } = useLocation();
  const { words, remedy } = quizProblem(error, t);
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 rounded-md border border-s-3 border-rule border-s-fall bg-surface px-5 py-4 text-sm"
    >
      <div className="grid gap-1">
        <p className="leading-snug font-[560]">{title}</p>
        <p className="text-ink-2">
          {[words, remedy === 'retry' || remedy === 'signIn' ? note : undefined]
            .filter(Boolean)
            .join(' ')}
        </p>
      </div>
      {remedy === 'retry' ? (
        <Button size="small" isLoading={isBusy} onClick={onRetry}>
          <RotateCw aria-hidden="true" />
          {retryLabel ?? t('ui.retry')}
        </Button>
      ) : null}
      {remedy === 'restart' ? (
        <Button size="small" isLoading={isBusy} onClick={onRestart}>
          {t('quiz.problems.restart')}
        </Button>
      ) : null}
      {remedy === 'signIn' ? (
        <Button asChild size="small">
          <Link to={localPath(authPath('signin', pathname))}>{t('quiz.visitor.signIn')}</Link>
        </Button>
      ) : null}
    </div>
  );
}
