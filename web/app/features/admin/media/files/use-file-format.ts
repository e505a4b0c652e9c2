import type { StoredFile } from '@danube/contract/media/media.schemas.ts';
import { formatBytes } from '../../../../lib/format-bytes.ts';
import { formatDuration } from '../../../../lib/format-duration.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { isPicture } from './file-rules.ts';
import { formatClock } from './format-clock.ts';

/** Localised sizes, durations and other facts of files. */
export function useFileFormat() {
  const t = useTexts('media');
  const language = useLanguage();
  const bytes = (size: number) => formatBytes(size, language);
  const pages = (count: number) => t('media.facts.pages', { count });
  const dimensions = (width: number, height: number) => t('media.facts.size', { width, height });
  return {
    bytes,
    pages,
    dimensions,
    /** Rounded: seconds below a minute and a half, then minutes, then hours. */
    timeLeft(seconds: number): string {
      if (seconds < 90) return formatDuration(Math.max(5, nearest(seconds, 5)), 'second', language);
      if (seconds < 90 * 60) return formatDuration(Math.round(seconds / 60), 'minute', language);
      return formatDuration(Math.round(seconds / 3600), 'hour', language);
    },
    /** A file's main facts in one line: its size, and its length, pages or dimensions. */
    facts(file: StoredFile): string {
      const { durationSeconds, pageCount, width, height } = file;
      return [
        durationSeconds === null ? null : formatClock(durationSeconds),
        pageCount === null ? null : pages(pageCount),
        isPicture(file.purpose) && width !== null && height !== null
          ? dimensions(width, height)
          : null,
        bytes(file.bytes),
      ]
        .filter((fact) => fact !== null)
        .join(' · ');
    },
  };
}

function nearest(value: number, step: number): number {
  return Math.round(value / step) * step;
}
