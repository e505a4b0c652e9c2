import type { QuizBar } from '@danube/contract/catalogue/draft/question-key.schemas.ts';
import type { ChartBar } from '../../../../ui/chart/chart-bar.ts';

/** A question's bars have no date, so they are numbered. */
export function numberBars(bars: readonly QuizBar[]): ChartBar[] {
  return bars.map((bar, index) => ({ ...bar, time: index, label: String(index + 1) }));
}
