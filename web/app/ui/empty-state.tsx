import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { type StateDrawing, StateLine } from './line/state-line.tsx';

type EmptyStateProps = {
  /** One sentence: what isn't here yet. */
  title: string;
  /** What will appear and how, if one sentence isn't enough. */
  text?: string;
  /** The one thing to do next. */
  action?: ReactNode;
  drawing?: StateDrawing;
  className?: string;
};

export function EmptyState({ title, text, action, drawing = 'flat', className }: EmptyStateProps) {
  return (
    <div className={classNames('grid content-start justify-items-start gap-5 py-10', className)}>
      <StateLine drawing={drawing} />
      <div className="grid max-w-prose gap-2">
        <p className="type-h4">{title}</p>
        {text ? <p className="type-body">{text}</p> : null}
      </div>
      {action}
    </div>
  );
}
