import type { SearchMark } from '@danube/contract/search-match.ts';

// Control characters are refused in every text that people type, so that these mean nothing else.
const opening = '\u0001';
const closing = '\u0002';
const selectors = `StartSel="${opening}", StopSel="${closing}"`;

/** Options of ts_headline: a whole title with the searched words marked. */
export const markedTitle = `${selectors}, HighlightAll=true`;

/** Options of ts_headline: the passages that have the searched words. */
export const markedExcerpt = `${selectors}, MaxFragments=2, FragmentDelimiter=" … ", MinWords=8, MaxWords=22`;

/** The plain text, and where in it the marked words stand. */
export function readMarks(marked: string): { text: string; marks: SearchMark[] } {
  const marks: SearchMark[] = [];
  let text = '';
  for (const piece of marked.split(opening)) {
    const [word = '', ...rest] = piece.split(closing);
    if (rest.length > 0) marks.push([text.length, text.length + word.length]);
    text += word + rest.join('');
  }
  return { text, marks };
}
