import { line, number, url, words } from '../field.ts';
import { defineGroup } from '../group.ts';

/** The broker that pays for its place on the home page. */
export const broker = defineGroup(
  {
    name: line('Kestrel Markets', { most: 60 }),
    url: url('https://www.kestrel-markets.example/'),
    /**
     * Percentage of its retail accounts that lose money, which it must publish by law; null if
     * unknown.
     */
    lossPercent: number(null, 100),
    'events.partner.note': words(),
  },
  { shownOn: '/' },
);
