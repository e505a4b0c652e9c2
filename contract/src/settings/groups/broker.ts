import { line, number, picture, url, words } from '../field.ts';
import { defineGroup } from '../group.ts';

/** The broker that pays for its place on the home page; without a website there's none. */
export const broker = defineGroup(
  {
    name: line('Kestrel Markets', { max: 60 }),
    /** Beside its name; the sample has a drawn one. */
    logo: picture(),
    url: url('https://www.kestrel-markets.example/', true),
    /**
     * Percentage of its retail accounts that lose money, which it must publish by law; null if
     * unknown.
     */
    lossPercent: number(null, 100),
    'events.partner.note': words(),
  },
  { shownOn: '/' },
);
