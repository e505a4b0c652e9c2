import type { Chapter } from '@danube/contract/videos/videos.schemas.ts';
import { formatClock } from '../../../../lib/format-date.ts';

const maxChapters = 40;
const maxTitleLength = 120;
const maxVideoSeconds = 86_400;
const timed = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)\s+(\S.*)$/;

export type ParsedChapters =
  | { readonly ok: true; readonly chapters: Chapter[] }
  /** Lines are counted from 1; null if there are too many. */
  | { readonly ok: false; readonly line: number | null };

/** Chapters in the usual format: one per line, the time first. */
export function formatChapters(chapters: readonly Chapter[]): string {
  return chapters.map(({ at, title }) => `${formatClock(at)} ${title}`).join('\n');
}

export function parseChapters(text: string): ParsedChapters {
  const chapters: Chapter[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const chapter = parseLine(line.trim());
    const before = chapters.at(-1);
    const isLater = chapter && (!before || chapter.at > before.at);
    if (!isLater) return { ok: false, line: index + 1 };
    chapters.push(chapter);
  }
  return chapters.length > maxChapters ? { ok: false, line: null } : { ok: true, chapters };
}

function parseLine(line: string): Chapter | null {
  const [, hours = '0', minutes = '', seconds = '', title = ''] = timed.exec(line) ?? [];
  if (title === '' || title.length > maxTitleLength) return null;
  const at = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return at <= maxVideoSeconds ? { at, title } : null;
}
