import { list, slug, toggle, wording } from '../field.ts';
import { defineGroup } from '../group.ts';

const name = { slug: slug(), label: wording({ max: 60 }) };
/** A retired show or topic isn't offered any more; the videos that have it keep it. */
const videoName = { ...name, isRetired: toggle(false) };

/** Levels and markets of courses and other items; shows and topics of ITV. */
export const names = defineGroup(
  {
    levels: list(name, {
      originalOf: (id) => `catalogue.levels.${id}`,
      min: 1,
      max: 12,
      staysWhileUsed: true,
      initial: named(['beginner', 'intermediate', 'advanced']),
    }),
    markets: list(name, {
      originalOf: (id) => `catalogue.markets.${id === 'dow-jones' ? 'dowJones' : id}`,
      max: 24,
      staysWhileUsed: true,
      initial: named(['dax', 'dow-jones', 'commodities', 'cfd', 'stocks', 'funds']),
    }),
    shows: list(videoName, {
      originalOf: (id) => `itv.shows.${id}`,
      max: 16,
      staysWhileUsed: true,
      // The landing page shows quickies, and recordings of live sessions are filed under live.
      fixed: ['quickie', 'live'],
      initial: named(['quickie', 'markets', 'method', 'tools', 'live']),
    }),
    topics: list(videoName, {
      originalOf: (id) => `itv.topics.${id === 'dow-jones' ? 'dowJones' : id}`,
      max: 40,
      staysWhileUsed: true,
      initial: named([
        'candles',
        'trend',
        'levels',
        'risk',
        'orders',
        'psychology',
        'dax',
        'dow-jones',
        'commodities',
        'forex',
      ]),
    }),
  },
  { shownOn: '/courses' },
);

function named(slugs: readonly string[]) {
  return slugs.map((each) => ({ id: each, slug: each }));
}
