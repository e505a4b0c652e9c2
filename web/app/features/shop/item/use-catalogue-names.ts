import type { GroupValues } from '@danube/contract/settings/settings-groups.ts';
import { resolveWording } from '../../../lib/resolve-wording.ts';
import { useSettings } from '../../../lib/settings.tsx';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';

type Entry = GroupValues<'names'>['levels'][number];

export type CatalogueName = { readonly slug: string; readonly name: string };

/** The names that came with the product, by the ids of their entries. */
const texts: Readonly<Record<string, TextKey>> = {
  beginner: 'catalogue.levels.beginner',
  intermediate: 'catalogue.levels.intermediate',
  advanced: 'catalogue.levels.advanced',
  dax: 'catalogue.markets.dax',
  'dow-jones': 'catalogue.markets.dowJones',
  commodities: 'catalogue.markets.commodities',
  cfd: 'catalogue.markets.cfd',
  stocks: 'catalogue.markets.stocks',
  funds: 'catalogue.markets.funds',
};

/** Levels and markets in the owner's order, and what an item's slugs are called. */
export function useCatalogueNames() {
  const t = useTexts('catalogue');
  const language = useLanguage();
  const settings = useSettings('names');
  const named = (entries: readonly Entry[]): CatalogueName[] =>
    entries.map(({ id, slug, label }) => {
      const text = texts[id];
      return { slug, name: resolveWording(label, language) ?? (text ? t(text) : slug) };
    });
  const [levels, markets] = [named(settings.levels), named(settings.markets)];
  return {
    levels,
    markets,
    levelName: (slug: string) => nameIn(levels, slug),
    marketName: (slug: string) => nameIn(markets, slug),
  };
}

/** A slug whose entry was removed is shown as it is. */
function nameIn(names: readonly CatalogueName[], slug: string): string {
  return names.find((each) => each.slug === slug)?.name ?? slug;
}
