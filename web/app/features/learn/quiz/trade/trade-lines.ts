import type { DrawnTrade } from '@danube/contract/learning/quiz.schemas.ts';
import type { TextKey } from '../../../../lib/text-keys.ts';

export type TradeLine = keyof Omit<DrawnTrade, 'units'>;

type LineStyle = {
  readonly name: TextKey;
  readonly line: string;
  readonly handle: string;
  readonly tag: string;
};

export const tradeLines: Readonly<Record<TradeLine, LineStyle>> = {
  entry: {
    name: 'quiz.trade.entry',
    line: 'border-river',
    handle: 'border-river text-river-ink',
    tag: 'bg-river text-on-river',
  },
  stop: {
    name: 'quiz.trade.stop',
    line: 'border-fall',
    handle: 'border-fall text-fall',
    tag: 'bg-fall text-paper',
  },
  target: {
    name: 'quiz.trade.target',
    line: 'border-rise',
    handle: 'border-rise text-rise',
    tag: 'bg-rise text-paper',
  },
};

/** In the order of the handles from left to right. */
export const lineNames = ['entry', 'stop', 'target'] as const satisfies readonly TradeLine[];

export const noTrade: DrawnTrade = { entry: null, stop: null, target: null, units: null };
