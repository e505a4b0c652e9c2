import type { QuizBar } from '@danube/contract/catalogue/draft/question-key.schemas.ts';
import type { ChartBar } from '../../../../ui/chart/chart-bar.ts';

/** Bars of a question belong to no day, and are called by their number. */
export function numberBars(bars: readonly QuizBar[]): ChartBar[] {
  return bars.map((bar, index) => ({ ...bar, time: index, label: String(index + 1) }));
}
