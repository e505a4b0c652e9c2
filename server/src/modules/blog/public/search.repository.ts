import type { PostId } from '@danube/contract/blog/blog.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { excerptHeadlineOptions, titleHeadlineOptions } from '../../../platform/search-marks.ts';
import { searchConfig } from '../../../platform/text-search.ts';
import { blogTexts } from '../blog.tables.ts';

/** Title and excerpt with the matches marked. */
export type Hit = {
  readonly id: PostId;
  readonly language: LanguageCode;
  readonly title: string;
  readonly excerpt: string;
};

type Place = { readonly language: LanguageCode; readonly limit: number };

/**
 * Best first, each post once; searches the reader's language and English, each by its own rules.
 */
export async function findByWords(tx: Tx, query: string, place: Place): Promise<Hit[]> {
  const { rows } = await tx.execute<Hit>(sql`
    with weighed as (
      select distinct on (post_id) post_id, language,
        ts_rank_cd(words, to_tsquery(${config}, ${query})) as weight
      from ${blogTexts} text
      where ${inLanguage(place.language, query)} or ${inLanguage('en', query)}
      order by post_id, (language = ${place.language}) desc
    ), best as (
      select * from weighed order by weight desc, post_id limit ${place.limit}
    )
    select best.post_id as id, language,
      ts_headline(${config}, text.title, to_tsquery(${config}, ${query}), ${titleHeadlineOptions}) as title,
      ts_headline(
        ${config}, text.summary || E'\\n' || text.body, to_tsquery(${config}, ${query}), ${excerptHeadlineOptions}
      ) as excerpt
    from best join ${blogTexts} text using (post_id, language)
    order by best.weight desc, best.post_id
  `);
  return rows;
}

/** If no word matches as typed: posts with a similar title. */
export async function findBySimilarTitle(tx: Tx, text: string, place: Place): Promise<PostId[]> {
  const { rows } = await tx.execute<{ id: PostId }>(sql`
    select post_id as id from ${blogTexts} text
    where lower(${text}) <% lower(text.title) and text.language in (${place.language}, 'en')
    group by post_id
    order by max(word_similarity(lower(${text}), lower(text.title))) desc, post_id
    limit ${place.limit}
  `);
  return rows.map(({ id }) => id);
}

/** The search configuration of a row's language. */
const config = sql.raw(`('danube_' || language)::regconfig`);

function inLanguage(language: LanguageCode, query: string) {
  return sql`(text.language = ${language} and text.words @@ to_tsquery(${searchConfig(language)}, ${query}))`;
}
