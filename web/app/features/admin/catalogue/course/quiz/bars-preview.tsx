import type { QuizBar } from '@danube/contract/catalogue/draft/question-key.schemas.ts';
import { useMemo } from 'react';
import { decimalsOf } from '../../../../../lib/decimal.ts';
import { useTexts } from '../../../../../lib/texts.tsx';
import { useFormat } from '../../../../../lib/use-format.tsx';
import { Candles } from '../../../../../ui/chart/candles.tsx';
import { PriceAxis } from '../../../../../ui/chart/chart-axes.tsx';
import { drawChart } from '../../../../../ui/chart/chart-shape.ts';

/** A small candle chart; its label says how many bars there are and the last close. */
export function BarsPreview({ bars }: { bars: readonly QuizBar[] }) {
  const t = useTexts('editor');
  const format = useFormat();
  const shape = useMemo(() => withoutTime(bars), [bars]);
  const digits = Math.max(0, ...bars.map(({ close }) => decimalsOf(Math.round(close * 1e4), 4)));
  const close = bars.at(-1)?.close ?? 0;
  return (
    <figure className="grid gap-2">
      <div dir="ltr" className="grid grid-cols-[minmax(0,1fr)_4.25rem]">
        <div className="@container relative h-44 overflow-clip rounded-sm border border-rule">
          <Candles shape={shape} count={bars.length} />
        </div>
        <PriceAxis shape={shape} digits={digits} price={close} />
      </div>
      <figcaption className="type-small">
        {t('editor.quiz.barsCount', {
          count: bars.length,
          shown: format.number(bars.length),
          close: format.number(close, digits),
        })}
      </figcaption>
    </figure>
  );
}

/** A question's bars have no date. */
function withoutTime(bars: readonly QuizBar[]) {
  const shape = drawChart(bars.map((bar) => ({ ...bar, time: 0 })));
  return { ...shape, timeMarks: [] };
}
