/**
 * The lesson that plays until the academy has published one of its own, and whenever none is found.
 * Another film takes its place here, with its files next to this one and its words in `quickie`.
 * Beginnings of chapters are in seconds; film, page and player share them.
 */
export const lesson = {
  seconds: 146,
  chapters: { clock: 0, night: 22, lines: 48, mornings: 78, stop: 112, summary: 136 },
} as const;

/** Listed next to the film; the summary is its last words, not a chapter to look for. */
export const listedChapters = ['clock', 'night', 'lines', 'mornings', 'stop'] as const;
