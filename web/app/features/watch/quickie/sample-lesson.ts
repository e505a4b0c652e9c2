/**
 * The lesson that plays until the academy has published one, and if none is found. To replace it,
 * put the files next to this one and the texts into `quickie`. Chapter starts are in seconds;
 * video, page and player share them.
 */
export const lesson = {
  seconds: 146,
  chapters: { clock: 0, night: 22, lines: 48, mornings: 78, stop: 112, summary: 136 },
} as const;

/** Listed next to the video; the closing summary isn't a chapter. */
export const listedChapters = ['clock', 'night', 'lines', 'mornings', 'stop'] as const;
