import { type TradeDraft, toTradeTask } from '@danube/contract/community/chat-trade.ts';
import { practiceBars } from '@danube/contract/community/practice-charts.ts';
import type { QuizTrade } from '@danube/contract/learning/quiz.schemas.ts';

/** A practice chart in the format of the quiz components. */
export function practiceQuestion({ chart, side }: Pick<TradeDraft, 'chart' | 'side'>): QuizTrade {
  const task = toTradeTask({ side });
  return { ...task, type: 'trade', number: 1, prompt: '', bars: practiceBars(chart) };
}
