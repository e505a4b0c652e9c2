import { type LanguageCode, languages } from '@danube/contract/locale.ts';
import type {
  ManagedVideo,
  Show,
  Topic,
  VideoTexts,
} from '@danube/contract/videos/videos.schemas.ts';
import { academyMinute, instantAt } from '../../../../lib/academy-time.ts';
import { formatChapters, parseChapters } from './chapters.ts';

/** The texts in one language, as the fields hold them. */
export type TextsDraft = {
  readonly title: string;
  readonly description: string;
  readonly chapters: string;
};

export type Publication = 'now' | 'later' | 'not';

/** The form's values, not validated yet. */
export type VideoForm = {
  readonly slug: string;
  readonly words: Readonly<Partial<Record<LanguageCode, TextsDraft>>>;
  readonly show: Show;
  readonly topics: readonly Topic[];
  readonly publication: Publication;
  /** In the academy's time zone, in the format of the field. */
  readonly moment: string;
};

export type FormError =
  | { readonly field: 'slug' | 'moment' | 'topics' }
  | { readonly field: 'title' | 'description'; readonly language: LanguageCode }
  | { readonly field: 'chapters'; readonly language: LanguageCode; readonly line: number | null };

const maxTopics = 6;
const maxLengths = { slug: 80, title: 140, description: 2_000 };
export const emptyTexts: TextsDraft = { title: '', description: '', chapters: '' };

export function toVideoForm(video: ManagedVideo, now: Date): VideoForm {
  const { publishedAt } = video;
  const spoken = languages.flatMap(({ code }) => {
    const words = video.words[code];
    return words ? [[code, { ...words, chapters: formatChapters(words.chapters) }] as const] : [];
  });
  const publication = publishedAt && publishedAt > now ? 'later' : 'now';
  return {
    slug: video.slug,
    words: Object.fromEntries(spoken),
    show: video.show,
    topics: video.topics,
    publication: publishedAt ? publication : 'not',
    moment: publishedAt && publication === 'later' ? academyMinute(publishedAt) : '',
  };
}

/** The invalid fields, by the server's rules. */
export function findFormErrors(form: VideoForm, original: LanguageCode): FormError[] {
  const isSlug = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(form.slug) && form.slug.length <= maxLengths.slug;
  const hasMoment = form.publication !== 'later' || instantAt(form.moment) !== undefined;
  return [
    ...languages.flatMap(({ code }) => textErrors(form.words[code], code, code === original)),
    ...(isSlug ? [] : [{ field: 'slug' } as const]),
    ...(form.topics.length > maxTopics ? [{ field: 'topics' } as const] : []),
    ...(hasMoment ? [] : [{ field: 'moment' } as const]),
  ];
}

function textErrors(
  words: TextsDraft | undefined,
  language: LanguageCode,
  isNeeded: boolean,
): FormError[] {
  const { title, description, chapters } = words ?? emptyTexts;
  if (!isNeeded && isEmpty(words)) return [];
  const isTitle = title.trim() !== '' && title.trim().length <= maxLengths.title;
  const read = parseChapters(chapters);
  return [
    ...(isTitle ? [] : [{ field: 'title', language } as const]),
    ...(description.trim().length <= maxLengths.description
      ? []
      : [{ field: 'description', language } as const]),
    ...(read.ok ? [] : [{ field: 'chapters', language, line: read.line } as const]),
  ];
}

/** The request: a video that is already public keeps its publication date. */
export function toVideoChange(form: VideoForm, video: ManagedVideo, now: Date) {
  const { slug, show, topics } = form;
  const spoken = languages.flatMap(({ code }) => {
    const words = form.words[code];
    return words && !isEmpty(words) ? [[code, toVideoWords(words)] as const] : [];
  });
  return {
    id: video.id,
    slug,
    show,
    topics: [...topics],
    language: video.language,
    words: Object.fromEntries(spoken),
    publishedAt: publishedAtOf(form, video, now),
  };
}

function publishedAtOf(form: VideoForm, video: ManagedVideo, now: Date): Date | null {
  if (form.publication === 'not') return null;
  if (form.publication === 'later') return instantAt(form.moment) ?? null;
  return video.publishedAt && video.publishedAt <= now ? video.publishedAt : now;
}

function toVideoWords({ title, description, chapters }: TextsDraft): VideoTexts {
  const read = parseChapters(chapters);
  return {
    title: title.trim(),
    description: description.trim(),
    chapters: read.ok ? read.chapters : [],
  };
}

export function isEmpty(words: TextsDraft | undefined): boolean {
  return Object.values(words ?? emptyTexts).every((text) => text.trim() === '');
}
