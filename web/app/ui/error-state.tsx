import { RotateCw } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '../lib/texts.tsx';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { StateLine } from './line/state-line.tsx';
import { useFocusHandover } from './use-focus-handover.ts';

type ErrorStateProps = {
  /** What happened, in the visitor's words. */
  title: string;
  /** What was saved and what to do next. */
  text?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** Lets support find the error in the logs. */
  reference?: string;
  className?: string;
};

export function ErrorState({
  title,
  text,
  onRetry,
  isRetrying = false,
  reference,
  className,
}: ErrorStateProps) {
  const t = useTexts('ui');
  const root = useRef<HTMLDivElement>(null);
  // Its button disappears with it.
  useFocusHandover(root);
  return (
    <div
      ref={root}
      role="alert"
      className={classNames('grid content-start justify-items-start gap-5 py-10', className)}
    >
      <StateLine drawing="broken" />
      <div className="grid max-w-prose gap-2">
        <p className="type-h4">{title}</p>
        {text ? <p className="type-body">{text}</p> : null}
        {reference ? (
          <p className="type-small tabular">{t('ui.errorReference', { reference })}</p>
        ) : null}
      </div>
      {onRetry ? (
        <Button onClick={onRetry} isLoading={isRetrying}>
          <RotateCw aria-hidden="true" />
          {t('ui.retry')}
        </Button>
      ) : null}
    </div>
  );
}
