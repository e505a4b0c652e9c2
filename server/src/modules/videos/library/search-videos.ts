import type { LanguageCode } from '@danube/contract/locale.ts';
import type { SearchMatch } from '@danube/contract/search-match.ts';
import type { VideoCard } from '@danube/contract/videos/videos.schemas.ts';
import type { PageReads } from '../../../platform/request-context.ts';
import { readMarks } from '../../../platform/search-marks.ts';
import { searchQuery } from '../../../platform/search-query.ts';
import { toCard } from '../video-card.ts';
import { resolveTexts } from '../video-texts.ts';
import type { VideosDependencies } from '../videos.dependencies.ts';
import { findVideoRows, type VideoRow } from '../videos.repository.ts';
import { cacheUntilNext } from './list-videos.ts';
import { findVideosBySimilarTitle, findVideosByWords, type VideoHit } from './search.repository.ts';

type Input = { readonly query: string; readonly language: LanguageCode; readonly limit: number };

/** ITV videos that are public now, best first. */
export async function searchVideos(
  { db, clock }: Pick<VideosDependencies, 'db' | 'clock'>,
  { query: text, ...input }: Input,
  reads: PageReads,
): Promise<(VideoCard & SearchMatch)[]> {
  const now = clock.now();
  await cacheUntilNext(db, now, reads);
  const query = searchQuery(text);
  if (!query) return [];
  const hits = await findVideosByWords(db, query, { ...input, now });
  const ids =
    hits.length > 0
      ? hits.map(({ id }) => id)
      : await findVideosBySimilarTitle(db, text, { ...input, now });
  const rows = new Map((await findVideoRows(db, ids)).map((row) => [row.id, row]));
  const byId = new Map(hits.map((hit) => [hit.id, hit]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row
      ? { ...toCard(row, input.language), ...matchOf(row, input.language, byId.get(id)) }
      : [];
  });
}

function matchOf(row: VideoRow, requested: LanguageCode, hit: VideoHit | undefined): SearchMatch {
  const { title, description, language } = resolveTexts(row, requested);
  const marked = readMarks(hit?.title ?? '');
  const titleMarks = marked.text === title ? marked.marks : [];
  const excerpt = readMarks(hit?.excerpt ?? '');
  if (!hit || excerpt.marks.length === 0) {
    const beginning = shortenDescription(description);
    return { titleMarks, excerpt: beginning, excerptMarks: [], excerptLanguage: language };
  }
  return {
    titleMarks,
    excerpt: excerpt.text,
    excerptMarks: excerpt.marks,
    excerptLanguage: hit.language,
  };
}

const longestBeginning = 180;

/** The beginning of a description at an excerpt's length, cut between words. */
function shortenDescription(description: string): string {
  const text = description.replaceAll(/\s+/g, ' ').trim();
  if (text.length <= longestBeginning) return text;
  return `${text.slice(0, text.lastIndexOf(' ', longestBeginning))} …`;
}
