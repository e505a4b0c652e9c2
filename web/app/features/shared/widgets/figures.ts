import type { Money } from '@danube/contract/money.ts';
import { decimalsOf } from '../../../lib/decimal.ts';
import type { TextKey, Translate } from '../../../lib/text-keys.ts';
import type { Format } from '../../../lib/use-format.tsx';
import type { Outcome } from './calculate.ts';
import type { CompoundGrowth } from './calculations/compound-growth.ts';
import type { Margin } from './calculations/margin.ts';
import type { PointValue } from './calculations/point-value.ts';
import type { PositionSize } from './calculations/position-size.ts';
import type { RiskReward } from './calculations/risk-reward.ts';
import type { Market } from './markets.ts';

/** One main figure with its label, and the smaller ones that belong to it. */
export type Figures = {
  readonly label: string;
  readonly value: string | { readonly money: Money };
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  /** Shown if the figures need a warning. */
  readonly warning?: string;
};

type FigureContext = { t: Translate; format: Format; market: Market };

/** A result as localised texts and numbers. */
export function figuresOf(outcome: Outcome, words: FigureContext): Figures {
  switch (outcome.tool) {
    case 'position':
      return positionFigures(outcome.result, words);
    case 'reward':
      return rewardFigures(outcome.result, words);
    case 'point':
      return pointFigures(outcome.result, words);
    case 'growth':
      return growthFigures(outcome.result, words);
    case 'margin':
      return marginFigures(outcome.result, words);
  }
}

/** The calculations return whole cents, as the brand requires. */
export function euros(cents: number): Money {
  return cents as Money;
}

function positionFigures(result: PositionSize, { t, format, market }: FigureContext): Figures {
  const digits = decimalsOf(market.sizeStep, 2);
  const smallest = format.number(market.sizeStep / 100, digits);
  return {
    label: t(sizeLabels[market.sizeUnit]),
    value: format.number(result.size / 100, digits),
    rows: [
      { label: t('widgets.results.allowed'), value: format.money(euros(result.allowed)) },
      { label: t('widgets.results.lossAtStop'), value: format.money(euros(result.loss)) },
      { label: t(perPointLabels[market.pointUnit]), value: format.money(euros(result.perPoint)) },
    ],
    ...(result.size === 0 ? { warning: t('widgets.results.tooSmall', { size: smallest }) } : {}),
  };
}

function rewardFigures(result: RiskReward, { t, format }: FigureContext): Figures {
  const direction = result.direction === 'long' ? 'widgets.results.long' : 'widgets.results.short';
  return {
    label: t('widgets.results.ratio'),
    value: `1 : ${format.number(result.ratio / 100, 2)}`,
    rows: [
      { label: t('widgets.results.direction'), value: t(direction) },
      { label: t('widgets.results.risk'), value: format.money(euros(result.risk)) },
      { label: t('widgets.results.reward'), value: format.money(euros(result.reward)) },
      { label: t('widgets.results.breakEven'), value: shareOf(result.breakEven, format) },
    ],
  };
}

function pointFigures(result: PointValue, { t, format, market }: FigureContext): Figures {
  return {
    label: t(perPointLabels[market.pointUnit]),
    value: { money: euros(result.perPoint) },
    rows: [
      {
        label: t(perContractLabels[market.sizeUnit]),
        value: format.money(euros(result.perContract)),
      },
      { label: t('widgets.results.ofMove'), value: format.money(euros(result.ofMove)) },
    ],
  };
}

function growthFigures(result: CompoundGrowth, { t, format }: FigureContext): Figures {
  return {
    label: t('widgets.results.balance'),
    value: { money: euros(result.balance) },
    rows: [
      { label: t('widgets.results.paidIn'), value: format.money(euros(result.paidIn)) },
      { label: t('widgets.results.gain'), value: format.money(euros(result.gain)) },
    ],
  };
}

function marginFigures(result: Margin, { t, format }: FigureContext): Figures {
  const exceedsCapital = result.shareOfCapital > 10_000;
  return {
    label: t('widgets.results.margin'),
    value: { money: euros(result.margin) },
    rows: [
      { label: t('widgets.results.exposure'), value: format.money(euros(result.exposure)) },
      { label: t('widgets.results.shareOfCapital'), value: shareOf(result.shareOfCapital, format) },
      { label: t('widgets.results.fatalMove'), value: shareOf(result.fatalMove, format) },
    ],
    ...(exceedsCapital ? { warning: t('widgets.results.notEnough') } : {}),
  };
}

const sizeLabels: Readonly<Record<Market['sizeUnit'], TextKey>> = {
  contracts: 'widgets.results.sizeContracts',
  lots: 'widgets.results.sizeLots',
  shares: 'widgets.results.sizeShares',
};

const perContractLabels: Readonly<Record<Market['sizeUnit'], TextKey>> = {
  contracts: 'widgets.results.perContract',
  lots: 'widgets.results.perLot',
  shares: 'widgets.results.perShare',
};

const perPointLabels: Readonly<Record<Market['pointUnit'], TextKey>> = {
  points: 'widgets.results.perPoint',
  pips: 'widgets.results.perPip',
  euros: 'widgets.results.perEuro',
};

function shareOf(tenThousandths: number, format: Format): string {
  return format.percent(tenThousandths / 10_000, 1);
}
