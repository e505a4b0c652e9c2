import type { Film } from './film.ts';
import { firstHour } from './itv/first-hour.ts';
import { gapNoPromise } from './itv/gap-no-promise.ts';
import { goldAndDollar } from './itv/gold-and-dollar.ts';
import { higherLow } from './itv/higher-low.ts';
import { journal } from './itv/journal.ts';
import { onePerCent } from './itv/one-per-cent.ts';
import { readOneCandle } from './itv/read-one-candle.ts';
import { supportTurned } from './itv/support-turned.ts';
import { threeOrders } from './itv/three-orders.ts';
import { tradingDay } from './itv/trading-day.ts';
import { mechanics } from './mechanics/mechanics.ts';

/** The ITV videos by the slug of their folder in `content/videos`. */
export const episodes: Readonly<Record<string, Film>> = {
  'how-to-read-one-candle': readOneCandle,
  'what-a-higher-low-says': higherLow,
  'support-that-becomes-resistance': supportTurned,
  'one-per-cent-in-euros': onePerCent,
  'stop-limit-and-market-orders': threeOrders,
  'the-first-hour-of-the-dax': firstHour,
  'why-a-gap-is-not-a-promise': gapNoPromise,
  'gold-and-the-dollar': goldAndDollar,
  'a-trading-day': tradingDay,
  'keeping-a-journal': journal,
  ...mechanics,
};
