import type { ItemId, ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { excerptHeadlineOptions, titleHeadlineOptions } from '../../../platform/search-marks.ts';
import { searchConfig } from '../../../platform/text-search.ts';
import { catalogueTexts } from '../catalogue.tables.ts';

/** Title and excerpt with the matches marked. */
export type Hit = {
  readonly id: ItemId;
  readonly language: LanguageCode;
  readonly title: string;
  readonly excerpt: string;
};

type Input = {
  readonly language: LanguageCode;
  readonly kind?: ItemKind | undefined;
  readonly limit: number;
};

/** If the words occur in half the catalogue, only this many texts are ranked. */
const maxWeighted = 1_000;

/**
 * Best first, each item once. Searches the reader's language and English, each by its own rules,
 * because much isn't translated yet.
 */
export async function findByWords(tx: Tx, query: string, input: Input): Promise<Hit[]> {
  const own = inLanguage(input.language, query);
  const english = inLanguage('en', query);
  const { rows } = await tx.execute<Hit>(sql`
    with found as (
      select item_id, language, words
      from ${catalogueTexts} text
      where (${own} or ${english}) and ${isOfKind(input.kind)}
      limit ${maxWeighted}
    ), weighed as (
      select distinct on (item_id) item_id, language, ts_rank_cd(words, to_tsquery(${config}, ${query})) as weight
      from found
      order by item_id, (language = ${input.language}) desc
    ), best as (
      select * from weighed order by weight desc, item_id limit ${input.limit}
    )
    select best.item_id as id, language,
      ts_headline(${config}, text.title, to_tsquery(${config}, ${query}), ${titleHeadlineOptions}) as title,
      ts_headline(
        ${config}, text.summary || E'\\n' || text.body, to_tsquery(${config}, ${query}), ${excerptHeadlineOptions}
      ) as excerpt
    from best join ${catalogueTexts} text using (item_id, language)
    order by best.weight desc, best.item_id
  `);
  return rows;
}

/** If no word matches as typed: items with a similar title. */
export async function findBySimilarTitle(tx: Tx, text: string, input: Input): Promise<ItemId[]> {
  const { rows } = await tx.execute<{ id: ItemId }>(sql`
    with alike as (
      select item_id, title
      from ${catalogueTexts} text
      where lower(${text}) <% lower(text.title)
        and text.language in (${input.language}, 'en') and ${isOfKind(input.kind)}
      limit ${maxWeighted}
    ), best as (
      select item_id, max(word_similarity(lower(${text}), lower(title))) as weight
      from alike
      group by item_id
      order by weight desc, item_id
      limit ${input.limit}
    )
    select item_id as id from best order by weight desc, item_id
  `);
  return rows.map(({ id }) => id);
}

/** The search configuration of a row's language. */
const config = sql.raw(`('danube_' || language)::regconfig`);

function inLanguage(language: LanguageCode, query: string) {
  return sql`(text.language = ${language} and text.words @@ to_tsquery(${searchConfig(language)}, ${query}))`;
}

function isOfKind(kind: ItemKind | undefined) {
  return kind ? sql`text.kind = ${kind}` : sql`true`;
}
