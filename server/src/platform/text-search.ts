import type { LanguageCode } from '@danube/contract/locale.ts';
import { type SQL, sql } from 'drizzle-orm';

/** The search configuration of a language: its stems, without accents. */
export function searchConfig(language: LanguageCode): SQL {
  return sql`${`danube_${language}`}::regconfig`;
}

type WeightedText = {
  readonly language: LanguageCode;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
};

/** The search vector of a text. A word in the title weighs most, one in the body least. */
export function toWeightedVector({ language, title, summary, body }: WeightedText): SQL {
  const words = (text: string) =>
    sql`to_tsvector(${searchConfig(language)}, ${withPlainNumbers(text)})`;
  return sql`setweight(${words(title)}, 'A') || setweight(${words(summary)}, 'B')
    || setweight(${words(body)}, 'C')`;
}

/** PostgreSQL parses the 40 in "DAX-40" as minus forty, which nobody searches for. */
function withPlainNumbers(text: string): string {
  return text.replace(/[-–](?=\d)/g, ' ');
}
