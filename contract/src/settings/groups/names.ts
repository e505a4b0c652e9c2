import { words } from '../field.ts';
import { defineGroup } from '../group.ts';

/** How levels, markets, and the shows and topics of ITV are called. */
export const names = defineGroup(
  {
    'catalogue.levels.beginner': words(),
    'catalogue.levels.intermediate': words(),
    'catalogue.levels.advanced': words(),
    'catalogue.markets.dax': words(),
    'catalogue.markets.dowJones': words(),
    'catalogue.markets.commodities': words(),
    'catalogue.markets.cfd': words(),
    'catalogue.markets.stocks': words(),
    'catalogue.markets.funds': words(),
    'itv.shows.quickie': words(),
    'itv.shows.markets': words(),
    'itv.shows.method': words(),
    'itv.shows.tools': words(),
    'itv.shows.live': words(),
    'itv.topics.candles': words(),
    'itv.topics.trend': words(),
    'itv.topics.levels': words(),
    'itv.topics.risk': words(),
    'itv.topics.orders': words(),
    'itv.topics.psychology': words(),
    'itv.topics.dax': words(),
    'itv.topics.dowJones': words(),
    'itv.topics.commodities': words(),
    'itv.topics.forex': words(),
  },
  { shownOn: '/courses' },
);
