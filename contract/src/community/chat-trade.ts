import * as z from 'zod';
import { gradeTrade, type TradeTask } from '../learning/grade-trade.ts';
import { drawnTradeSchema, tradeRules } from '../learning/quiz.schemas.ts';
import { practiceCharts } from './practice-charts.ts';

/** A trade that a message carries: where to enter, where one was wrong, and what one hopes for. */
export const tradeDraftSchema = z.object({
  chart: z.enum(practiceCharts),
  side: z.enum(['long', 'short']),
  drawn: drawnTradeSchema.refine(({ entry }) => entry !== null, { path: ['entry'] }),
});

export type TradeDraft = z.infer<typeof tradeDraftSchema>;

/** As readers see it, marked by its risk and never by what the price did next. */
export const chatTradeSchema = tradeDraftSchema.extend({
  rules: z.array(z.object({ rule: z.enum(tradeRules), isKept: z.boolean() })),
});

export type ChatTrade = z.infer<typeof chatTradeSchema>;

/** The same for everyone, so that plans can be compared. */
export function tradeTaskOf({ side }: Pick<TradeDraft, 'side'>): TradeTask {
  return { side, account: 10_000, pointValue: 1, maxRisk: 1, minRewardToRisk: 1.5 };
}

export function markTrade(trade: TradeDraft): ChatTrade {
  return { ...trade, rules: gradeTrade(tradeTaskOf(trade), trade.drawn) };
}
