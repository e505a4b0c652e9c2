import type { QuizBar } from '@danube/contract/catalogue/draft/question-key.schemas.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { BarTable } from '../../../../ui/chart/bar-table.tsx';
import { numberBars } from './number-bars.ts';
import { priceScaleOf } from './price-scale.ts';

/** The bars as a table, as an alternative to the chart. */
export function TradeBars({ bars }: { bars: readonly QuizBar[] }) {
  const t = useTexts('quiz');
  return (
    <BarTable
      caption={t('quiz.trade.figure', { count: bars.length })}
      momentHeader={t('quiz.trade.bar')}
      bars={numberBars(bars)}
      digits={priceScaleOf(bars).digits}
    />
  );
}
