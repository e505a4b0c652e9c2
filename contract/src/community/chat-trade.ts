import * as z from 'zod';
import { gradeTrade, type TradeTask } from '../learning/grade-trade.ts';
import { drawnTradeSchema, tradeRules } from '../learning/quiz.schemas.ts';
import { practiceCharts } from './practice-charts.ts';

/** A trade plan in a message: entry, stop and target. */
export const tradeDraftSchema = z.object({
  chart: z.enum(practiceCharts),
  side: z.enum(['long', 'short']),
  drawn: drawnTradeSchema.refine(({ entry }) => entry !== null, { path: ['entry'] }),
});

export type TradeDraft = z.infer<typeof tradeDraftSchema>;

/** As readers see it: graded by its risk, never by what the price did next. */
export const chatTradeSchema = tradeDraftSchema.extend({
  rules: z.array(z.object({ rule: z.enum(tradeRules), isKept: z.boolean() })),
});

export type ChatTrade = z.infer<typeof chatTradeSchema>;

/** The same for everyone, so that plans can be compared. */
export function toTradeTask({ side }: Pick<TradeDraft, 'side'>): TradeTask {
  return { side, account: 10_000, pointValue: 1, maxRisk: 1, minRewardToRisk: 1.5 };
}

export function assessTrade(trade: TradeDraft): ChatTrade {
  return { ...trade, rules: gradeTrade(toTradeTask(trade), trade.drawn) };
}
