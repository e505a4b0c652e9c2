import type { ManagedVideo } from '@danube/contract/videos/videos.schemas.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';

/** When and where a video is shown, as text. */
export function useVideoFacts() {
  const t = useTexts('videos');
  const format = useFormat();
  /** A calendar day has no time: noon UTC is that day in all of our time zones. */
  const day = (date: string) =>
    formatDate(new Date(`${date}T12:00:00Z`), 'medium', {
      language: format.language,
      timeZone: 'UTC',
    });
  return {
    day,
    /** Null if it isn't used on the landing page. */
    quickie({ quickie }: Pick<ManagedVideo, 'quickie'>): string | null {
      if (!quickie) return null;
      const { scheduledDate, isActive } = quickie;
      const when = scheduledDate ? day(scheduledDate) : t('videos.list.anyDay');
      return isActive ? when : t('videos.list.switchedOff', { day: when });
    },
    published({ publishedAt }: Pick<ManagedVideo, 'publishedAt'>, now: Date): string {
      if (!publishedAt) return t('videos.edit.not');
      if (publishedAt <= now) return format.date(publishedAt, 'medium');
      return t('videos.list.publishedFrom', { moment: format.date(publishedAt, 'moment') });
    },
  };
}
