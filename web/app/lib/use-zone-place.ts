import type { TextKey } from './text-keys.ts';
import { useTexts } from './texts.tsx';
import { cityOf } from './zone-place.ts';

/** Cities that have a name of their own in some language; others keep the zone's. */
const cities: Readonly<Partial<Record<string, TextKey>>> = {
  Amsterdam: 'zones.amsterdam',
  Athens: 'zones.athens',
  Berlin: 'zones.berlin',
  Bratislava: 'zones.bratislava',
  Brussels: 'zones.brussels',
  Bucharest: 'zones.bucharest',
  Budapest: 'zones.budapest',
  Copenhagen: 'zones.copenhagen',
  Dublin: 'zones.dublin',
  Helsinki: 'zones.helsinki',
  Istanbul: 'zones.istanbul',
  Lisbon: 'zones.lisbon',
  Ljubljana: 'zones.ljubljana',
  London: 'zones.london',
  Luxembourg: 'zones.luxembourg',
  Madrid: 'zones.madrid',
  Malta: 'zones.malta',
  Nicosia: 'zones.nicosia',
  Oslo: 'zones.oslo',
  Paris: 'zones.paris',
  Prague: 'zones.prague',
  Riga: 'zones.riga',
  Rome: 'zones.rome',
  Sofia: 'zones.sofia',
  Stockholm: 'zones.stockholm',
  Tallinn: 'zones.tallinn',
  Vienna: 'zones.vienna',
  Vilnius: 'zones.vilnius',
  Warsaw: 'zones.warsaw',
  Zagreb: 'zones.zagreb',
  Zurich: 'zones.zurich',
};

/** A zone's city in the reader's language: Wien for Europe/Vienna. */
export function useZonePlace(): (timeZone: string) => string {
  const t = useTexts('zones');
  return (timeZone) => {
    const place = cityOf(timeZone);
    const key = cities[place];
    return key ? t(key) : place;
  };
}
