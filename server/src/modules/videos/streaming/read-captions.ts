import type { Cue } from '../cue.ts';

const timing = /^((?:\d+:)?\d{2}:\d{2}\.\d{3})\s+-->\s+((?:\d+:)?\d{2}:\d{2}\.\d{3})/;

/** Cues of WebVTT that our media module rewrote: times, text, bold and italics. */
export function readCaptions(vtt: string): Cue[] {
  return vtt
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split('\n');
      const at = lines.findIndex((line) => timing.test(line));
      const found = timing.exec(lines[at] ?? '');
      const text = stripMarkup(lines.slice(at + 1).join('\n'));
      if (!found || text === '') return [];
      return [{ at: secondsOf(found[1] ?? ''), until: secondsOf(found[2] ?? ''), text }];
    });
}

function stripMarkup(text: string): string {
  return text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .trim();
}

function secondsOf(time: string): number {
  const [whole = '', thousandths] = time.split('.');
  const seconds = whole.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  // Divided last: adding 12 min + 24.411 s as fractions doesn't give exactly 744.411.
  return (seconds * 1000 + Number(thousandths)) / 1000;
}
