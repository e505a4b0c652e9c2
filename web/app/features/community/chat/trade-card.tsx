import type { ChatTrade } from '@danube/contract/community/chat-trade.ts';
import { ChevronRight } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { practiceQuestion } from './practice-question.ts';
import { chartTexts } from './trade-texts.ts';

const TradeGrading = lazy(async () => ({
  default: (await import('../../learn/quiz/trade/trade-verdict.tsx')).TradeVerdict,
}));

type TradeCardProps = { trade: ChatTrade; onDrawYours: (() => void) | undefined };

/** A message's trade: one line that opens the chart with its marks. */
export function TradeCard({ trade, onDrawYours }: TradeCardProps) {
  const t = useTexts('chat');
  const quiz = useTexts('quiz');
  const [isOpen, setOpen] = useState(false);
  const { chart, side, drawn, rules } = trade;
  const kept = rules.filter(({ isKept }) => isKept).length;
  return (
    <div className="my-1.5 max-w-xl rounded-md border border-rule bg-surface">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex w-full items-center gap-2 px-3 py-2 text-start text-sm hover:bg-sunk touch:min-h-11"
      >
        <ChevronRight
          aria-hidden="true"
          className={isOpen ? 'size-4 shrink-0 rotate-90' : 'size-4 shrink-0'}
        />
        <span className="grid">
          <b className="font-[560]">
            {t('chat.trade.name', {
              chart: t(chartTexts[chart]),
              side: quiz(side === 'long' ? 'quiz.trade.long' : 'quiz.trade.short'),
            })}
          </b>
          <span className="type-small">
            {t('chat.trade.kept', { kept: String(kept), all: String(rules.length) })}
          </span>
        </span>
      </button>
      {isOpen ? (
        <div className="@container grid gap-3 border-t border-rule px-3 py-3">
          <Suspense fallback={<Skeleton className="h-80 w-full" />}>
            <TradeGrading question={practiceQuestion(trade)} trade={drawn} rules={rules} />
          </Suspense>
          {onDrawYours ? (
            <Button size="small" className="justify-self-start" onClick={onDrawYours}>
              {t('chat.trade.yours')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
