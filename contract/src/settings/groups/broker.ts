import { line, number, url, words } from '../field.ts';
import { defineGroup } from '../group.ts';

/** Pays the academy for its place on the home page. */
export const broker = defineGroup(
  {
    name: line('Kestrel Markets', { most: 60 }),
    url: url('https://www.kestrel-markets.example/'),
    /** Share of its retail accounts that lose money, as the law makes it publish; null if unknown. */
    lossPercent: number(null, 100),
    'events.partner.note': words(),
  },
  { shownOn: '/' },
);
