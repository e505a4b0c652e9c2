/** Seconds of a lesson that a visitor may watch: what their file holds, and what the page allows. */
export const previewLength = 90;

/** Beginnings of the sample lesson's chapters, in seconds. Film, page and player share them. */
export const lesson = {
  seconds: 146,
  chapters: { clock: 0, night: 22, lines: 48, mornings: 78, stop: 112, summary: 136 },
} as const;

/** Listed beside the film; the summary is its last words, not a chapter to look for. */
export const listedChapters = ['clock', 'night', 'lines', 'mornings', 'stop'] as const;
