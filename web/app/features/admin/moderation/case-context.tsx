import type { CaseDetail, CaseMessage } from '@danube/contract/moderation/moderation.schemas.ts';
import { Suspense, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TradeCard } from '../../community/chat/trade-card.tsx';
import { MessagePicture } from '../../community/pictures/message-picture.tsx';

/**
 * The conversation around the message, which is highlighted and in view. It scrolls separately, so
 * that the decisions below stay on the screen.
 */
export function CaseContext({ detail: { key, context, message } }: { detail: CaseDetail }) {
  const t = useTexts('queue');
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => scrollToIntended(box.current), []);
  return (
    <ScrollRegion
      ref={box}
      label={t('queue.context')}
      className="relative max-h-[55dvh] overflow-y-auto rounded-md border border-rule bg-surface lg:max-h-[max(12rem,calc(100dvh-38rem))]"
    >
      <ol className="grid grid-cols-[minmax(0,1fr)]">
        {context.map((each) => (
          <ContextMessage
            key={each.id}
            message={each}
            caseKey={key}
            isIntended={each.id === message?.id}
          />
        ))}
      </ol>
    </ScrollRegion>
  );
}

/** In the middle; one that is higher than the box starts at its top. */
function scrollToIntended(box: HTMLElement | null): void {
  const intended = box?.querySelector<HTMLElement>('[aria-current]');
  if (!box || !intended) return;
  const spare = Math.max(0, box.clientHeight - intended.offsetHeight);
  box.scrollTop = intended.offsetTop - spare / 2;
}

type ContextMessageProps = { message: CaseMessage; caseKey: string; isIntended: boolean };

function ContextMessage({ message, caseKey, isIntended }: ContextMessageProps) {
  const t = useTexts('queue');
  const format = useFormat();
  const { author, sentAt, state, text, trade, picture } = message;
  return (
    <li
      aria-current={isIntended || undefined}
      className={classNames(
        'grid gap-1 border-b border-rule px-4 py-2.5 text-sm last:border-b-0',
        isIntended && 'border-s-4 border-s-risk bg-risk-wash',
      )}
    >
      <p className="flex flex-wrap gap-x-3 text-xs text-ink-2">
        <span className="font-[560]">{author?.name ?? t('queue.former')}</span>
        <time dateTime={sentAt.toISOString()} suppressHydrationWarning>
          {format.date(sentAt, 'moment')}
        </time>
        {state === 'shown' ? null : <span>{t(`queue.states.${state}`)}</span>}
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      {picture ? <MessagePicture picture={picture} caseKey={caseKey} /> : null}
      {trade ? (
        <Suspense fallback={<Skeleton className="h-14 max-w-xl" />}>
          <TradeCard trade={trade} onDrawYours={undefined} />
        </Suspense>
      ) : null}
    </li>
  );
}
