import type { PostCard } from '@danube/contract/blog/blog.schemas.ts';
import type { ItemCard, ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { FoundSession } from '@danube/contract/events/found-session.schemas.ts';
import type { FoundTerm } from '@danube/contract/glossary/glossary.schemas.ts';
import type { FoundHelp } from '@danube/contract/help/help.schemas.ts';
import type { LessonHit } from '@danube/contract/learning/learning.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { SearchMatch } from '@danube/contract/search-match.ts';
import type { VideoCard } from '@danube/contract/videos/videos.schemas.ts';
import type { Api } from '../../../lib/api.ts';
import type { SearchKind } from '../../shared/paths/search-paths.ts';

export type FoundItem = ItemCard & SearchMatch;
export type FoundVideo = VideoCard & SearchMatch;
export type FoundPost = PostCard & SearchMatch;
export type Found = {
  readonly items: readonly FoundItem[];
  readonly lessons: readonly LessonHit[];
  readonly videos: readonly FoundVideo[];
  readonly sessions: readonly FoundSession[];
  readonly posts: readonly FoundPost[];
  readonly articles: readonly FoundHelp[];
  readonly terms: readonly FoundTerm[];
};

export const nothingFound: Found = {
  items: [],
  lessons: [],
  videos: [],
  sessions: [],
  posts: [],
  articles: [],
  terms: [],
};

export function countFound(found: Found): number {
  return Object.values(found).reduce((sum, { length }) => sum + length, 0);
}

type SearchRequest = {
  readonly query: string;
  readonly kind: SearchKind | undefined;
  readonly language: LanguageCode;
  readonly maxItems: number;
  readonly maxVideos: number;
  readonly maxPosts: number;
};

/** Searches all modules at once; with a kind, only the one that has it. */
export async function findEverything(
  api: Pick<Api, 'blog' | 'catalogue' | 'events' | 'glossary' | 'help' | 'learning' | 'videos'>,
  { query, kind, language, maxItems, maxVideos, maxPosts }: SearchRequest,
  options?: { signal: AbortSignal },
): Promise<Found> {
  const [items, lessons, videos, sessions, posts, articles, terms] = await Promise.all([
    isElsewhere(kind)
      ? []
      : api.catalogue.search({ query, language, kind, limit: maxItems }, options),
    kind && kind !== 'lesson'
      ? []
      : api.learning.findLessons({ query, language, limit: maxVideos }, options),
    kind && kind !== 'video'
      ? []
      : api.videos.search({ query, language, limit: maxVideos }, options),
    kind && kind !== 'session'
      ? []
      : api.events.search({ query, language, limit: maxVideos }, options),
    kind && kind !== 'post' ? [] : api.blog.search({ query, language, limit: maxPosts }, options),
    kind && kind !== 'help' ? [] : api.help.search({ query, language, limit: maxVideos }, options),
    kind && kind !== 'term' ? [] : api.glossary.search({ query, limit: maxVideos }, options),
  ]);
  return { items, lessons, videos, sessions, posts, articles, terms };
}

const nonCatalogueKinds: readonly string[] = [
  'lesson',
  'video',
  'session',
  'post',
  'help',
  'term',
] satisfies SearchKind[];

/** Whether something other than the catalogue has this kind. */
function isElsewhere(kind: SearchKind | undefined): kind is Exclude<SearchKind, ItemKind> {
  return kind !== undefined && nonCatalogueKinds.includes(kind);
}
