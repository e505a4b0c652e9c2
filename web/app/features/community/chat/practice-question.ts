import { type TradeDraft, tradeTaskOf } from '@danube/contract/community/chat-trade.ts';
import { practiceBars } from '@danube/contract/community/practice-charts.ts';
import type { QuizTrade } from '@danube/contract/learning/quiz.schemas.ts';

/** A practice chart as the parts of the quiz draw it. */
export function practiceQuestion({ chart, side }: Pick<TradeDraft, 'chart' | 'side'>): QuizTrade {
  const task = tradeTaskOf({ side });
  return { ...task, type: 'trade', number: 1, prompt: '', bars: practiceBars(chart) };
}
