import type { ConversationId, MessageId } from '@danube/contract/community/community.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { excerptHeadlineOptions } from '../../../platform/search-marks.ts';
import { searchConfig } from '../../../platform/text-search.ts';
import { chatMessages as messages } from '../community.tables.ts';

export type Hit = { readonly id: MessageId; readonly excerpt: string };

type SearchScope = {
  readonly language: LanguageCode;
  /** With the first position in each that the reader may see. */
  readonly conversations: ReadonlyMap<ConversationId, number>;
  readonly limit: number;
  /** Senders whose messages the reader doesn't want to see. */
  readonly exceptOf: ReadonlySet<string>;
};

/** Newest first; only visible messages. */
export async function findByWords(
  tx: Tx,
  query: string,
  { language, conversations, limit, exceptOf }: SearchScope,
): Promise<Hit[]> {
  const inTheirs = sql`to_tsquery(${searchConfig(language)}, ${query})`;
  const ids = sql`${sql.param([...conversations.keys()])}::uuid[]`;
  const firstSeqs = sql`${JSON.stringify(Object.fromEntries(conversations))}::jsonb`;
  const asTyped = sql`to_tsquery(${searchConfig('mt')}, ${query})`;
  const { rows } = await tx.execute<Hit>(sql`
    with found as (
      select id, concat_ws(' ', nullif(text, ''), picture ->> 'alt') as said, sent_at
      from ${messages}
      where words @@ (${inTheirs} || ${asTyped})
        and conversation_id = any(${ids})
        and seq >= (${firstSeqs} ->> conversation_id::text)::int
        and hidden_at is null and removed_at is null
        and (sender_id is null or sender_id <> all(${sql.param([...exceptOf])}::text[]))
      order by sent_at desc, id
      limit ${limit}
    )
    select id, ts_headline(
      ${searchConfig(language)}, said, ${inTheirs} || ${asTyped}, ${excerptHeadlineOptions}
    ) as excerpt
    from found order by sent_at desc, id`);
  return rows;
}
