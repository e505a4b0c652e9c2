import { useMemo } from 'react';
import {
  type ParsedChart,
  type ParsedLevel,
  parseChart,
} from '../../../../lib/markdown/parse-chart.ts';
import type { ProseChart } from '../../../../lib/markdown/prose-tree.ts';
import type { TextKey, Translate } from '../../../../lib/text-keys.ts';
import { useFallbackLang, useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { BarTable } from '../../../../ui/chart/bar-table.tsx';
import { CandlestickChart } from '../../../../ui/chart/candlestick-chart.tsx';
import type { LineStyle, Overlay } from '../../../../ui/chart/overlay.ts';
import { LessonFigure } from './lesson-figure.tsx';

/** A text's price bars, as a chart and as a table. */
export function LessonChart({ chart }: { chart: ProseChart }) {
  const t = useTexts('chart');
  const fallback = useFallbackLang('chart');
  const page = useLanguage();
  const written = useMemo(() => parseChart(chart.text), [chart.text]);
  const drawing = useMemo(() => (written ? draw(written, t) : null), [written, t]);
  if (!drawing) return null;
  const caption = chart.title || t('chart.title');
  return (
    <LessonFigure title={chart.title} name={t('chart.title')}>
      {/* The text may be in another language than the page's labels. */}
      <div lang={fallback ?? page} className="grid min-w-0 gap-4">
        {/* A percentage in its head would be taken for the result of the drawn trade. */}
        <CandlestickChart {...drawing} hasChange={false} />
        <BarTable caption={caption} bars={drawing.bars} digits={drawing.digits} />
      </div>
    </LessonFigure>
  );
}

const levelStyles: Readonly<Record<ParsedLevel['kind'], { look: LineStyle; label: TextKey }>> = {
  entry: { look: 'main', label: 'chart.entry' },
  stop: { look: 'loss', label: 'chart.stop' },
  target: { look: 'gain', label: 'chart.target' },
  level: { look: 'far', label: 'chart.level' },
};

function draw({ bars, levels, digits }: ParsedChart, t: Translate) {
  const lines = levels.map(({ kind, price, words }, index) => ({
    id: `${kind} ${index}`,
    label: words || t(levelStyles[kind].label),
    look: levelStyles[kind].look,
    values: bars.map(() => price),
    isStepped: true,
    isFixed: true,
  }));
  const overlay: Overlay | undefined = lines.length > 0 ? { lines } : undefined;
  return {
    bars: bars.map(({ time, ...prices }, index) => ({ ...prices, time: index, label: time })),
    digits,
    overlay,
  };
}
