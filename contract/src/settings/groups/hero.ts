import { film, picture, words } from '../field.ts';
import { defineGroup } from '../group.ts';

/** The first screen of the home page. */
export const hero = defineGroup(
  {
    /** Ours while there's none. */
    film: film(),
    /** What stands in its place until someone plays it; the drawn chart while there's none. */
    poster: picture(),
    'hero.title': words({ tags: ['em'] }),
    'hero.lede': words(),
    'hero.start': words(),
    'hero.browse': words({ values: ['number'] }),
    'hero.note': words({ tags: ['em'] }),
  },
  { shownOn: '/' },
);
