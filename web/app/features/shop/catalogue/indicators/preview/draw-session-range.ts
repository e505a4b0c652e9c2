import { sessionRange, sessionRangeDefaults } from '@danube/indicators/session-range.ts';
import type { ChartBar } from '../../../../../ui/chart/chart-bar.ts';
import type { LineStyle, Overlay } from '../../../../../ui/chart/overlay.ts';
import type { PreviewValues } from './preview-inputs.ts';
import type { PreviewTexts } from './preview-texts.ts';

/** The sample sessions are in winter, when Frankfurt is an hour ahead of UTC. */
const winterTime = 60;

export function drawSessionRange(
  bars: readonly ChartBar[],
  { rangeMinutes, buffer, extension }: PreviewValues,
  { t }: PreviewTexts,
): Overlay {
  const { lines, marks } = sessionRange(bars, {
    ...sessionRangeDefaults,
    utcOffsetMinutes: winterTime,
    rangeMinutes,
    buffer,
    extension,
  });
  return {
    lines: [
      line('extensionUpper', t('indicators.lines.extensionUpper'), 'far'),
      line('breakoutUpper', t('indicators.lines.breakoutUpper'), 'near'),
      line('high', t('indicators.lines.high'), 'main'),
      line('low', t('indicators.lines.low'), 'main'),
      line('breakoutLower', t('indicators.lines.breakoutLower'), 'near'),
      line('extensionLower', t('indicators.lines.extensionLower'), 'far'),
    ],
    areas: [['high', 'low']],
    marks: marks.map(({ index, kind }) => {
      const bar = bars[index];
      const isUp = kind === 'up';
      return {
        index,
        price: (isUp ? bar?.low : bar?.high) ?? 0,
        side: isUp ? 'below' : 'above',
        tone: isUp ? 'rise' : 'fall',
        label: t(isUp ? 'indicators.marks.breakUp' : 'indicators.marks.breakDown'),
      };
    }),
  };

  function line(id: keyof typeof lines, label: string, look: LineStyle) {
    return { id, label, look, values: lines[id], isStepped: true };
  }
}
