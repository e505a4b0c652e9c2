export type TranscriptLine = { readonly at: number; readonly text: string };

/** Lines that are read together: captions are cut for the screen, not for a reader. */
export type Passage = { readonly at: number; readonly text: string };

/** From so many seconds on a passage ends with its sentence, and at the latest after the longer. */
const enough = 15;
const longest = 45;

const sentenceEnd = /[.!?…]["'”’»)]*$/;

/** Puts the lines of a transcript together to passages, each with the moment it begins. */
export function passagesOf(lines: readonly TranscriptLine[]): Passage[] {
  const passages: Passage[] = [];
  for (const { at, text } of lines) {
    const words = text.replaceAll(/\s+/g, ' ').trim();
    const last = passages.at(-1);
    if (words === '') continue;
    if (last && !endsBefore(last, at)) {
      passages[passages.length - 1] = { at: last.at, text: `${last.text} ${words}` };
    } else passages.push({ at, text: words });
  }
  return passages;
}

function endsBefore({ at, text }: Passage, next: number): boolean {
  const length = next - at;
  return length >= longest || (length >= enough && sentenceEnd.test(text));
}

/** Which of these, in their order, is under way at a moment; -1 before the first. */
export function indexAt(moments: readonly { readonly at: number }[], second: number): number {
  return moments.findLastIndex(({ at }) => at <= second);
}
