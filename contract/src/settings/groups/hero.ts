import { words } from '../field.ts';
import { defineGroup } from '../group.ts';

/** The first screen of the home page. */
export const hero = defineGroup(
  {
    'hero.title': words({ tags: ['em'] }),
    'hero.lede': words(),
    'hero.start': words(),
    'hero.browse': words({ values: ['number'] }),
    'hero.note': words({ tags: ['em'] }),
  },
  { shownOn: '/' },
);
