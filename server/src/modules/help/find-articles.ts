import type { FoundHelp } from '@danube/contract/help/help.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { matchWords } from '../../platform/match-words.ts';
import { toPlainText } from '../../platform/to-plain-text.ts';
import { resolveWording, toCard } from './help.mapper.ts';
import type { HelpFile } from './read-articles.ts';

type SearchInput = {
  readonly query: string;
  readonly language: LanguageCode;
  readonly limit: number;
};

/** Articles with every word of the query; matches in the title first. */
export function findArticles(files: readonly HelpFile[], question: SearchInput): FoundHelp[] {
  return files
    .flatMap((file) => matchOf(file, question) ?? [])
    .toSorted((one, other) => other.titleMarks.length - one.titleMarks.length)
    .slice(0, question.limit);
}

function matchOf(file: HelpFile, { query, language }: SearchInput): FoundHelp | undefined {
  const card = toCard(file, language);
  const text = `${card.summary} ${toPlainText(resolveWording(file, language).body)}`;
  const match = matchWords(query, { title: card.title, text, language: card.language });
  return match && { ...card, ...match };
}
