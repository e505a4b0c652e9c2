import type { Money } from '@danube/contract/money.ts';
import { riskRuler, riskRulerDefaults } from '@danube/indicators/risk-ruler.ts';
import type { ChartBar } from '../../../../../ui/chart/chart-bar.ts';
import type { Overlay, OverlayValues } from '../../../../../ui/chart/overlay.ts';
import type { PreviewValues } from './preview-inputs.ts';
import type { PreviewTexts } from './preview-texts.ts';

/** The index at one euro per point, in the steps that brokers offer. */
const contract = { pointValue: 1, tickSize: 0.1, sizeStep: 0.1 } as const;

export function drawRiskRuler(
  bars: readonly ChartBar[],
  values: PreviewValues,
  { t, format }: PreviewTexts,
): Overlay {
  const { lines } = riskRuler(bars, { ...riskRulerDefaults, ...contract, ...values });
  const price = (value: number) => format.number(value, 1);
  return {
    lines: [],
    boxes: [
      { tone: 'rise', from: lines.entry, to: lines.target },
      { tone: 'fall', from: lines.entry, to: lines.stop },
    ],
    readings: [
      reading('entry', t('indicators.lines.entry'), price),
      reading('stop', t('indicators.lines.stop'), price),
      reading('target', t('indicators.lines.target'), price),
      reading('size', t('indicators.lines.size'), price),
      reading('riskMoney', t('indicators.lines.riskMoney'), (euros) =>
        // Money is in whole cents.
        format.money(Math.round(euros * 100) as Money),
      ),
      reading('rewardToRisk', t('indicators.lines.rewardToRisk'), (ratio) =>
        format.number(ratio, 2),
      ),
    ],
  };

  function reading(id: keyof typeof lines, label: string, write: (value: number) => string) {
    const series: OverlayValues = lines[id];
    return { id, label, values: series.map((value) => (value === null ? null : write(value))) };
  }
}
