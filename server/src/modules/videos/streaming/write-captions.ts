import type { Cue } from '../cue.ts';
import { formatCueTime } from '../format-cue-time.ts';

/** Text only: a player would interpret anything that looks like markup. */
export function writeCaptions(cues: readonly Cue[]): string {
  const written = cues.map(
    ({ at, until, text }) =>
      `${formatCueTime(at)} --> ${formatCueTime(until)}\n${escapeText(text)}\n`,
  );
  return `WEBVTT\n\n${written.join('\n')}`;
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\n{2,}/g, '\n');
}
