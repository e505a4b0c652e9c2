import { danubeBands } from '@danube/indicators/danube-bands.ts';
import type { ChartBar } from '../../../../../ui/chart/chart-bar.ts';
import type { Overlay } from '../../../../../ui/chart/overlay.ts';
import type { PreviewValues } from './preview-inputs.ts';
import type { PreviewTexts } from './preview-texts.ts';

export function drawDanubeBands(
  bars: readonly ChartBar[],
  values: PreviewValues,
  { t }: PreviewTexts,
): Overlay {
  const { lines, marks } = danubeBands(bars, values);
  return {
    lines: [
      line('outerUpper', t('indicators.lines.outerUpper'), 'far'),
      line('innerUpper', t('indicators.lines.innerUpper'), 'near'),
      line('basis', t('indicators.lines.basis'), 'main'),
      line('innerLower', t('indicators.lines.innerLower'), 'near'),
      line('outerLower', t('indicators.lines.outerLower'), 'far'),
    ],
    areas: [
      ['outerUpper', 'outerLower'],
      ['innerUpper', 'innerLower'],
    ],
    marks: marks.map(({ index, kind }) => {
      const bar = bars[index];
      return {
        index,
        price: (kind === 'above' ? bar?.high : bar?.low) ?? 0,
        side: kind,
        tone: 'plain',
        label: t(kind === 'above' ? 'indicators.marks.closeAbove' : 'indicators.marks.closeBelow'),
      };
    }),
  };

  function line(id: keyof typeof lines, label: string, look: 'main' | 'near' | 'far') {
    return { id, label, look, values: lines[id] };
  }
}
