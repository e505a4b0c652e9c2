export type TranscriptLine = { readonly at: number; readonly text: string };

/** Lines grouped for reading: captions are split for the screen. */
export type Passage = { readonly at: number; readonly text: string };

/** After `enough` seconds a passage ends with its sentence, and after `longest` in any case. */
const minSeconds = 15;
const maxSeconds = 45;

const sentenceEnd = /[.!?…]["'”’»)]*$/;

/** Groups the lines of a transcript into passages with their start times. */
export function passagesOf(lines: readonly TranscriptLine[]): Passage[] {
  const passages: Passage[] = [];
  for (const { at, text } of lines) {
    const words = text.replaceAll(/\s+/g, ' ').trim();
    const last = passages.at(-1);
    if (words === '') continue;
    if (last && !isPassageEnd(last, at)) {
      passages[passages.length - 1] = { at: last.at, text: `${last.text} ${words}` };
    } else passages.push({ at, text: words });
  }
  return passages;
}

function isPassageEnd({ at, text }: Passage, next: number): boolean {
  const length = next - at;
  return length >= maxSeconds || (length >= minSeconds && sentenceEnd.test(text));
}

/** The index of the current entry at a time; -1 before the first. */
export function indexAt(moments: readonly { readonly at: number }[], second: number): number {
  return moments.findLastIndex(({ at }) => at <= second);
}
