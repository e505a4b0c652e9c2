import type { ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Client } from 'pg';

/**
 * Many items of a kind, generated in SQL: titles from sixteen common words, so that a search finds
 * thousands, and texts in two languages for a tenth of them.
 */
export async function fillCatalogue(
  client: Client,
  { kind, items }: { kind: ItemKind; items: number },
): Promise<void> {
  await client.query(
    `insert into catalogue_items (
       id, kind, slug, title, draft, revision, published, published_revision, published_at,
       changed_at, is_public, price, level, byline, original_language, markets, platforms,
       minutes, lesson_count, position, created_at, updated_at
     )
     select gen_random_uuid(), $2, 'item-' || n,
       (array['Gold', 'Index', 'Risk', 'Charts', 'Commodities', 'Currencies', 'Bonds', 'Options',
         'Momentum', 'Patience', 'Journals', 'Margins', 'Wheat', 'Copper', 'Volume', 'Breakouts'])
         [1 + n % 16] || ' lesson ' || n,
       '{}', 1, '{}', 1, now() - n * interval '1 minute', now(), true, (n % 500) * 100,
       (array['beginner', 'intermediate', 'advanced'])[1 + n % 3],
       (array['viktor-hajnal', 'katharina-lindner'])[1 + n % 2], 'en',
       array[(array['dax', 'dow-jones', 'commodities', 'cfd', 'stocks', 'funds'])[1 + n % 6]],
       '{}', n % 600, 12, n, now(), now() - n * interval '1 second'
     from generate_series(1, $1::int) as n`,
    [items, kind],
  );
  await client.query(
    `insert into catalogue_texts (item_id, kind, language, title, summary, body, words)
     select id, kind, language, title, 'What ' || title || ' is about.', 'A body of words on ' || position,
       setweight(to_tsvector(('danube_' || language)::regconfig, title), 'A')
         || to_tsvector(('danube_' || language)::regconfig, 'a body of words on ' || position)
     from catalogue_items, unnest(case when position % 10 = 0 then '{en,de}'::text[] else '{en}' end)
       as language
     where kind = $1 and slug like 'item-%'`,
    [kind],
  );
  await client.query(
    `insert into catalogue_slugs (kind, slug, item_id)
     select kind, slug, id from catalogue_items where kind = $1 and slug like 'item-%'`,
    [kind],
  );
}
