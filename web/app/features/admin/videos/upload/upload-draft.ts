import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Show } from '@danube/contract/videos/videos.schemas.ts';
import { dayIn, dayStart, isDay } from '../../../../lib/day-start.ts';
import { academyTimeZone } from '../../../../lib/format-date.ts';

/** The dialog's fields besides the file. */
export type UploadDraft = {
  readonly title: string;
  readonly description: string;
  readonly show: Show;
  /** Empty for any day. */
  readonly day: string;
  readonly isActive: boolean;
};

export type DraftField = 'title' | 'day';

export const emptyDraft: UploadDraft = {
  title: '',
  description: '',
  show: 'quickie',
  day: '',
  isActive: true,
};

export function findInvalidDraftFields({ title, show, day }: UploadDraft): DraftField[] {
  const isDayInvalid = show === 'quickie' && day !== '' && !isDay(day);
  return [
    ...(title.trim() === '' ? (['title'] as const) : []),
    ...(isDayInvalid ? (['day'] as const) : []),
  ];
}

type DraftContext = { readonly language: LanguageCode; readonly now: Date };

/** The request that creates the video. */
export function toVideoInput(draft: UploadDraft, { language, now }: DraftContext) {
  const isQuickie = draft.show === 'quickie';
  const quickie = { scheduledDate: draft.day || null, isActive: draft.isActive };
  const title = draft.title.trim();
  const description = draft.description.trim();
  return {
    language,
    words: { [language]: { title, description, chapters: [] } },
    show: draft.show,
    topics: [],
    publishedAt: isQuickie && draft.isActive ? publicationOf(draft.day, now) : null,
    quickie: isQuickie ? quickie : null,
  };
}

/** A quickie is listed in ITV from its day on; an earlier day, or none, means now. */
function publicationOf(day: string, now: Date): Date {
  const begin = day > dayIn(now, academyTimeZone) ? dayStart(day, academyTimeZone) : undefined;
  return begin ?? now;
}
