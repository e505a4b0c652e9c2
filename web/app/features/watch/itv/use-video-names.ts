import type { GroupValues } from '@danube/contract/settings/settings-groups.ts';
import { resolveWording } from '../../../lib/resolve-wording.ts';
import { useSettings } from '../../../lib/settings.tsx';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';

type Entry = GroupValues<'names'>['shows'][number];

type VideoName = { readonly slug: string; readonly name: string; readonly isRetired: boolean };

/** The names that came with the product, by the ids of their entries. */
const showTexts: Readonly<Record<string, TextKey>> = {
  quickie: 'itv.shows.quickie',
  markets: 'itv.shows.markets',
  method: 'itv.shows.method',
  tools: 'itv.shows.tools',
  live: 'itv.shows.live',
};

const topicTexts: Readonly<Record<string, TextKey>> = {
  candles: 'itv.topics.candles',
  trend: 'itv.topics.trend',
  levels: 'itv.topics.levels',
  risk: 'itv.topics.risk',
  orders: 'itv.topics.orders',
  psychology: 'itv.topics.psychology',
  dax: 'itv.topics.dax',
  'dow-jones': 'itv.topics.dowJones',
  commodities: 'itv.topics.commodities',
  forex: 'itv.topics.forex',
};

/** ITV's shows and topics in the owner's order, and what a video's slugs are called. */
export function useVideoNames() {
  const t = useTexts('itv');
  const language = useLanguage();
  const settings = useSettings('names');
  const named = (entries: readonly Entry[], texts: Readonly<Record<string, TextKey>>) =>
    entries.map(({ id, slug, label, isRetired }): VideoName => {
      const text = texts[id];
      const name = resolveWording(label, language) ?? (text ? t(text) : slug);
      return { slug, name, isRetired };
    });
  const [shows, topics] = [named(settings.shows, showTexts), named(settings.topics, topicTexts)];
  return {
    shows,
    topics,
    showName: (slug: string) => nameIn(shows, slug),
    topicName: (slug: string) => nameIn(topics, slug),
  };
}

/** What can be chosen: a retired one only where it already is. */
export function offered(
  names: readonly VideoName[],
  ...chosen: readonly (string | undefined)[]
): readonly VideoName[] {
  return names.filter(({ slug, isRetired }) => !isRetired || chosen.includes(slug));
}

/** A slug whose entry was removed is shown as it is. */
function nameIn(names: readonly VideoName[], slug: string): string {
  return names.find((each) => each.slug === slug)?.name ?? slug;
}
