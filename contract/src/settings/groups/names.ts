import { list, slug, wording, words } from '../field.ts';
import { defineGroup } from '../group.ts';

const name = { slug: slug(), label: wording({ most: 60 }) };

/** Levels and markets of courses and other items; the names of ITV's shows and topics. */
export const names = defineGroup(
  {
    levels: list(name, {
      originalOf: (id) => `catalogue.levels.${id}`,
      least: 1,
      most: 12,
      staysWhileUsed: true,
      initial: named(['beginner', 'intermediate', 'advanced']),
    }),
    markets: list(name, {
      originalOf: (id) => `catalogue.markets.${id === 'dow-jones' ? 'dowJones' : id}`,
      most: 24,
      staysWhileUsed: true,
      initial: named(['dax', 'dow-jones', 'commodities', 'cfd', 'stocks', 'funds']),
    }),
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

function named(slugs: readonly string[]) {
  return slugs.map((each) => ({ id: each, slug: each }));
}
