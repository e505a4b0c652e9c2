import type { Show, Topic } from '@danube/contract/videos/videos.schemas.ts';
import type { TextKey } from '../../../lib/text-keys.ts';

// The keys are also the filters' options: the contract's own lists would pull its schemas into the
// page.

export const showTexts = {
  quickie: 'itv.shows.quickie',
  markets: 'itv.shows.markets',
  method: 'itv.shows.method',
  tools: 'itv.shows.tools',
  live: 'itv.shows.live',
} as const satisfies Record<Show, TextKey>;

export const topicTexts = {
  candles: 'itv.topics.candles',
  trend: 'itv.topics.trend',
  levels: 'itv.topics.levels',
  risk: 'itv.topics.risk',
  orders: 'itv.topics.orders',
  psychology: 'itv.topics.psychology',
  dax: 'itv.topics.dax',
  'dow-jones': 'itv.topics.dowJones',
  commodities: 'itv.topics.commodities',
  forex: 'itv.topics.forex',
} as const satisfies Record<Topic, TextKey>;

// Object.keys loses the key type of the tables.
export const shows = Object.keys(showTexts) as Show[];
export const topics = Object.keys(topicTexts) as Topic[];

export function isShow(value: unknown): value is Show {
  return typeof value === 'string' && Object.hasOwn(showTexts, value);
}
