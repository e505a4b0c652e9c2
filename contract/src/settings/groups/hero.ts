import { film, picture, words } from '../field.ts';
import { defineGroup } from '../group.ts';

/** The first screen of the home page. */
export const hero = defineGroup(
  {
    /** Our default video if empty. */
    film: film(),
    /** Shown until someone plays the video; the default chart if empty. */
    poster: picture(),
    'hero.title': words({ tags: ['em'] }),
    'hero.lede': words(),
    'hero.start': words(),
    'hero.browse': words({ values: ['number'] }),
    'hero.note': words({ tags: ['em'] }),
    'hero.statistics.traders': words(),
  },
  { shownOn: '/' },
);
