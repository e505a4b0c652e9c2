import type { FoundTerm } from '@danube/contract/glossary/glossary.schemas.ts';
import { matchWords } from '../../platform/match-words.ts';
import { toCard } from './glossary.mapper.ts';
import type { TermFile } from './read-terms.ts';

type SearchInput = { readonly query: string; readonly limit: number };

/** Terms with every word of the query; matches in the name first, shortest first. */
export function findTerms(files: readonly TermFile[], { query, limit }: SearchInput): FoundTerm[] {
  return files
    .flatMap((file) => matchOf(file, query) ?? [])
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .slice(0, limit);
}

function matchOf(file: TermFile, query: string): FoundTerm | undefined {
  const card = toCard(file);
  const text = `${file.definition} ${file.example}`;
  const match = matchWords(query, { title: card.term, text, language: card.language });
  return match && { ...card, ...match };
}

/** How many characters of the name don't match the query; names without a match come last. */
function rankOf({ term, titleMarks }: FoundTerm): number {
  if (titleMarks.length === 0) return Number.POSITIVE_INFINITY;
  const marked = titleMarks.reduce((sum, [from, to]) => sum + to - from, 0);
  return term.length - marked;
}
