import type { ItemCard } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { SearchMatch } from '@danube/contract/search-match.ts';
import type { VideoCard } from '@danube/contract/videos/videos.schemas.ts';
import type { Api } from '../../../lib/api.ts';
import type { SearchKind } from '../../shared/paths/search-paths.ts';

export type FoundItem = ItemCard & SearchMatch;
export type FoundVideo = VideoCard & SearchMatch;
export type Found = {
  readonly items: readonly FoundItem[];
  readonly videos: readonly FoundVideo[];
};

export const nothingFound: Found = { items: [], videos: [] };

type Question = {
  readonly query: string;
  readonly kind: SearchKind | undefined;
  readonly language: LanguageCode;
  readonly mostItems: number;
  readonly mostVideos: number;
};

/** Asks the catalogue and the films at once; where a kind is wanted, only the one that has it. */
export async function findEverything(
  api: Pick<Api, 'catalogue' | 'videos'>,
  { query, kind, language, mostItems, mostVideos }: Question,
  options?: { signal: AbortSignal },
): Promise<Found> {
  const [items, videos] = await Promise.all([
    kind === 'video'
      ? []
      : api.catalogue.search({ query, language, kind, limit: mostItems }, options),
    kind && kind !== 'video'
      ? []
      : api.videos.search({ query, language, limit: mostVideos }, options),
  ]);
  return { items, videos };
}
