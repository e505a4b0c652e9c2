import type { SearchMark } from '@danube/contract/search-match.ts';

// Control characters are rejected in all user input, so these are unambiguous.
const opening = '\u0001';
const closing = '\u0002';
const selectors = `StartSel="${opening}", StopSel="${closing}"`;

/** ts_headline options: the whole title with the matches marked. */
export const titleHeadlineOptions = `${selectors}, HighlightAll=true`;

/** ts_headline options: the passages with matches. */
export const excerptHeadlineOptions = `${selectors}, MaxFragments=2, FragmentDelimiter=" … ", MinWords=8, MaxWords=22`;

/** The plain text, and the positions of the marked words. */
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
