import { type Swing, swingStructure } from '@danube/indicators/swing-structure.ts';
import type { TextKey } from '../../../../../lib/text-keys.ts';
import type { ChartBar } from '../../../../../ui/chart/chart-bar.ts';
import type { Overlay, OverlayMarker } from '../../../../../ui/chart/overlay.ts';
import type { PreviewValues } from './preview-inputs.ts';
import type { PreviewTexts } from './preview-texts.ts';

type Naming = { readonly label: TextKey; readonly letters: TextKey };

const namings: Readonly<Record<Swing['kind'], Readonly<Record<Swing['label'], Naming>>>> = {
  high: {
    first: { label: 'indicators.marks.firstHigh', letters: 'indicators.letters.firstHigh' },
    higher: { label: 'indicators.marks.higherHigh', letters: 'indicators.letters.higherHigh' },
    lower: { label: 'indicators.marks.lowerHigh', letters: 'indicators.letters.lowerHigh' },
    equal: { label: 'indicators.marks.equalHigh', letters: 'indicators.letters.equalHigh' },
  },
  low: {
    first: { label: 'indicators.marks.firstLow', letters: 'indicators.letters.firstLow' },
    higher: { label: 'indicators.marks.higherLow', letters: 'indicators.letters.higherLow' },
    lower: { label: 'indicators.marks.lowerLow', letters: 'indicators.letters.lowerLow' },
    equal: { label: 'indicators.marks.equalLow', letters: 'indicators.letters.equalLow' },
  },
};

export function drawSwingStructure(
  bars: readonly ChartBar[],
  { strength }: PreviewValues,
  { t }: PreviewTexts,
): Overlay {
  const { lines, marks, breaks } = swingStructure(bars, { strength });
  const step = { look: 'near', isStepped: true } as const;
  return {
    lines: [
      {
        ...step,
        id: 'swingHigh',
        label: t('indicators.lines.swingHigh'),
        values: lines.swingHigh,
      },
      {
        ...step,
        id: 'swingLow',
        label: t('indicators.lines.swingLow'),
        values: lines.swingLow,
        look: 'far',
      },
    ],
    marks: [...marks.map((swing) => swingMark(swing)), ...breaks.map((each) => breakMark(each))],
    readings: [
      {
        id: 'structure',
        label: t('indicators.lines.structure'),
        values: lines.structure.map((state) => t(stateText(state))),
      },
    ],
  };

  function swingMark({ index, kind, label, price }: Swing): OverlayMarker {
    const naming = namings[kind][label];
    return {
      index,
      price,
      side: kind === 'high' ? 'above' : 'below',
      tone: 'plain',
      label: t(naming.label),
      letters: t(naming.letters),
    };
  }

  function breakMark({ index, kind }: (typeof breaks)[number]): OverlayMarker {
    const isUp = kind === 'up';
    const bar = bars[index];
    return {
      index,
      price: (isUp ? bar?.low : bar?.high) ?? 0,
      side: isUp ? 'below' : 'above',
      tone: isUp ? 'rise' : 'fall',
      label: t(isUp ? 'indicators.marks.brokenUp' : 'indicators.marks.brokenDown'),
    };
  }
}

function stateText(state: number | null): TextKey {
  if (state === 1) return 'indicators.lines.rising';
  return state === -1 ? 'indicators.lines.falling' : 'indicators.lines.neither';
}
