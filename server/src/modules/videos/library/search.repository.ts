import type { LanguageCode } from '@danube/contract/locale.ts';
import type { VideoId } from '@danube/contract/videos/videos.schemas.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { excerptHeadlineOptions, titleHeadlineOptions } from '../../../platform/search-marks.ts';
import { searchConfig } from '../../../platform/text-search.ts';
import { videos, videoTexts } from '../videos.tables.ts';
import { isPublic } from './library.repository.ts';

/** Title and excerpt with the matches marked. */
export type VideoHit = {
  readonly id: VideoId;
  readonly language: LanguageCode;
  readonly title: string;
  readonly excerpt: string;
};

type Input = { readonly language: LanguageCode; readonly limit: number; readonly now: Date };

/** If half the library matches, only this many videos are ranked. */
const maxWeighted = 1_000;

/** In the reader's language, and in English if a video has no text in theirs. */
export async function findVideosByWords(tx: Tx, query: string, input: Input): Promise<VideoHit[]> {
  const { rows } = await tx.execute<VideoHit>(sql`
    with found as (
      select video_id, text.language, text.words
      from ${videoTexts} text join ${videos} on ${videos.id} = video_id
      where (${inLanguage(input.language, query)} or ${inLanguage('en', query)})
        and ${isPreferredLanguage(input.language)} and ${isPublic(input.now)}
      limit ${maxWeighted}
    ), best as (
      select video_id, language, ts_rank_cd(words, to_tsquery(${rowConfig}, ${query})) as weight
      from found
      order by weight desc, video_id
      limit ${input.limit}
    )
    select best.video_id as id, language,
      ts_headline(${rowConfig}, text.title, to_tsquery(${rowConfig}, ${query}), ${titleHeadlineOptions}) as title,
      ts_headline(${rowConfig}, text.body, to_tsquery(${rowConfig}, ${query}), ${excerptHeadlineOptions}) as excerpt
    from best join ${videoTexts} text using (video_id, language)
    order by best.weight desc, best.video_id
  `);
  return rows;
}

/** If no word matches as typed: videos with a similar title. */
export async function findVideosBySimilarTitle(
  tx: Tx,
  words: string,
  input: Input,
): Promise<VideoId[]> {
  const { rows } = await tx.execute<{ id: VideoId }>(sql`
    with alike as (
      select video_id, word_similarity(lower(${words}), lower(text.title)) as weight
      from ${videoTexts} text join ${videos} on ${videos.id} = video_id
      where lower(${words}) <% lower(text.title)
        and text.language in (${input.language}, 'en')
        and ${isPreferredLanguage(input.language)} and ${isPublic(input.now)}
      limit ${maxWeighted}
    )
    select video_id as id from alike order by weight desc, video_id limit ${input.limit}
  `);
  return rows.map(({ id }) => id);
}

/** The search configuration of a row's language. */
const rowConfig = sql.raw(`('danube_' || language)::regconfig`);

function inLanguage(language: LanguageCode, query: string) {
  return sql`(text.language = ${language} and text.words @@ to_tsquery(${searchConfig(language)}, ${query}))`;
}

function isPreferredLanguage(language: LanguageCode) {
  return sql`(text.language = ${language} or not exists (
    select from ${videoTexts} own where own.video_id = text.video_id and own.language = ${language}
  ))`;
}
