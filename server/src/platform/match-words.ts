import type { LanguageCode } from '@danube/contract/locale.ts';
import type { SearchMark, SearchMatch } from '@danube/contract/search-match.ts';

type SearchableText = {
  readonly title: string;
  /** Plain text. */
  readonly text: string;
  /** What an excerpt is cut from, if not the whole text. */
  readonly prose?: string;
  readonly language: LanguageCode;
};

/** Where the query's words occur; undefined unless every one of them starts a word. */
export function matchWords(query: string, searched: SearchableText): SearchMatch | undefined {
  const { title, text, language } = searched;
  const wanted = wordsOf(query).map(({ plain }) => plain);
  if (wanted.length === 0) return undefined;
  const words = [...wordsOf(title), ...wordsOf(text)];
  const hasAll = wanted.every((each) => words.some(({ plain }) => plain.startsWith(each)));
  if (!hasAll) return undefined;
  const excerpt = excerptOf(searched.prose || text, wanted);
  return {
    titleMarks: marksIn(title, wanted),
    excerpt,
    excerptMarks: marksIn(excerpt, wanted),
    excerptLanguage: language,
  };
}

/** The first sentence with one of the words, or the beginning. */
function excerptOf(text: string, wanted: string[]): string {
  const sentences = text.split(/(?<=[.!?])\s+/);
  return sentences.find((each) => marksIn(each, wanted).length > 0) ?? sentences[0] ?? '';
}

function marksIn(text: string, wanted: string[]): SearchMark[] {
  return wordsOf(text)
    .filter(({ plain }) => wanted.some((each) => plain.startsWith(each)))
    .map(({ from, to }): SearchMark => [from, to]);
}

type Word = { readonly plain: string; readonly from: number; readonly to: number };

/** Each word in lower case without accents, with its position. */
function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{Letter}\p{Mark}\p{Number}]+/gu)].map(({ 0: word, index }) => ({
    plain: word
      .normalize('NFKD')
      .replaceAll(/\p{Mark}/gu, '')
      .toLowerCase(),
    from: index,
    to: index + word.length,
  }));
}
