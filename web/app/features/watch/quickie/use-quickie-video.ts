import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Playable, Quickie, VideoId } from '@danube/contract/videos/videos.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import type { PictureSource } from '../../../ui/picture.tsx';
import { lessonCaptions, lessonFiles } from './lesson-files.ts';
import poster from './poster.png?as=picture';
import { quickieQuery } from './quickie-query.ts';
import { lesson, listedChapters } from './sample-lesson.ts';

/** The video on the landing page. */
export type QuickieVideo = {
  readonly playable: Playable;
  /** One sentence about it; empty if there is none. */
  readonly note: string;
  /** `lang` of its texts if they aren't in the page's language. */
  readonly lang: LanguageCode | undefined;
  /** Only the sample has an illustration, which needs alternative text. */
  readonly picture: { readonly source: PictureSource; readonly alt: string } | null;
};

/** The quickie of the day, or the sample if there is none or the query failed. */
export function useQuickieVideo() {
  const language = useLanguage();
  const { data } = useQuery(quickieQuery(queries, language));
  const sample = useSample();
  return {
    video: data ? videoOf(data, language) : sample,
    /** There is none, so administrators can upload one. */
    isMissing: data === null,
  };
}

/** The sample has no record: no video of the library has this id. */
const sampleId = '00000000-0000-4000-8000-000000000000' as VideoId; // a UUID, as the brand requires

export function isSample({ playable }: QuickieVideo): boolean {
  return playable.id === sampleId;
}

function videoOf({ playable, description, language }: Quickie, page: LanguageCode): QuickieVideo {
  const [note = ''] = description.split('\n');
  return { playable, note, lang: language === page ? undefined : language, picture: null };
}

function useSample(): QuickieVideo {
  const t = useTexts('quickie');
  const names = {
    clock: t('quickie.chapters.clock'),
    night: t('quickie.chapters.night'),
    lines: t('quickie.chapters.lines'),
    mornings: t('quickie.chapters.mornings'),
    stop: t('quickie.chapters.stop'),
  };
  return {
    note: t('quickie.lesson.note'),
    lang: undefined,
    picture: { source: poster, alt: t('quickie.lesson.picture') },
    playable: {
      id: sampleId,
      title: t('quickie.lesson.title'),
      seconds: lesson.seconds,
      ...lessonFiles,
      fallback: lessonFiles.full,
      hasSound: false,
      audio: [],
      poster: poster.img.src,
      thumbnails: '',
      captions: lessonCaptions,
      chapters: listedChapters.map((id) => ({ at: lesson.chapters[id], title: names[id] })),
    },
  };
}
