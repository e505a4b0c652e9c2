import type { IndicatorPreview } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { ChartBar } from '../../../../../ui/chart/chart-bar.ts';
import type { Overlay } from '../../../../../ui/chart/overlay.ts';
import { drawDanubeBands } from './draw-danube-bands.ts';
import { drawRiskRuler } from './draw-risk-ruler.ts';
import { drawSessionRange } from './draw-session-range.ts';
import { drawSwingStructure } from './draw-swing-structure.ts';
import type { PreviewValues } from './preview-inputs.ts';
import type { PreviewTexts } from './preview-texts.ts';

export type Drawing = {
  readonly bars: readonly ChartBar[];
  readonly overlay: Overlay;
};

/** Bars on the chart; earlier ones only feed the averages. */
const shownBars = 80;

/** An indicator on sample bars, calculated by the same rules as the files for sale. */
export function drawPreview(
  preview: IndicatorPreview,
  bars: readonly ChartBar[],
  given: { values: PreviewValues; words: PreviewTexts },
): Drawing {
  const { values, words } = given;
  switch (preview) {
    case 'danube-bands':
      return lastOf(bars, drawDanubeBands(bars, values, words));
    case 'swing-structure':
      return lastOf(bars, drawSwingStructure(bars, values, words));
    case 'risk-ruler':
      return lastOf(bars, drawRiskRuler(bars, values, words));
    case 'session-range':
      return { bars, overlay: drawSessionRange(bars, values, words) };
  }
}

function lastOf(bars: readonly ChartBar[], overlay: Overlay): Drawing {
  const first = Math.max(0, bars.length - shownBars);
  const { lines, marks = [], boxes = [], readings = [] } = overlay;
  return {
    bars: bars.slice(first),
    overlay: {
      ...overlay,
      lines: lines.map((line) => ({ ...line, values: line.values.slice(first) })),
      marks: marks
        .filter(({ index }) => index >= first)
        .map((mark) => ({ ...mark, index: mark.index - first })),
      boxes: boxes.map((box) => ({
        ...box,
        from: box.from.slice(first),
        to: box.to.slice(first),
      })),
      readings: readings.map((each) => ({ ...each, values: each.values.slice(first) })),
    },
  };
}
