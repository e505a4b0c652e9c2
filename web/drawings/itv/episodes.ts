import type { Film } from '../film.ts';
import { firstHour } from './first-hour.ts';
import { gapNoPromise } from './gap-no-promise.ts';
import { goldAndDollar } from './gold-and-dollar.ts';
import { higherLow } from './higher-low.ts';
import { journal } from './journal.ts';
import { onePerCent } from './one-per-cent.ts';
import { readOneCandle } from './read-one-candle.ts';
import { supportTurned } from './support-turned.ts';
import { threeOrders } from './three-orders.ts';
import { tradingDay } from './trading-day.ts';

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
};
