import type { LanguageCode } from '../../locale.ts';
import { moneySchema } from '../../money.ts';
import type { ItemKind, LessonId, LessonKind } from '../catalogue.schemas.ts';
import type { Draft, LessonDraft } from './draft.schemas.ts';

/** An item with only a name. */
export function newDraft(start: {
  kind: ItemKind;
  slug: string;
  title: string;
  originalLanguage: LanguageCode;
  /** Slugs of the instructor and the level, for a course. */
  instructor: string;
  level: string;
}): Draft {
  const { kind, slug, title, originalLanguage, instructor, level } = start;
  const facts = { slug, originalLanguage, price: moneySchema.parse(0), markets: [], cover: null };
  const text = { title, summary: '', description: '' };
  const only = <Text>(written: Text) => ({ [originalLanguage]: { text: written, mark: null } });
  switch (kind) {
    case 'course':
      return {
        kind,
        ...facts,
        level,
        instructor,
        modules: [],
        texts: only({ ...text, outcomes: [], requirements: [], faq: [] }),
      };
    case 'book':
      return {
        kind,
        ...facts,
        author: '',
        pageCount: null,
        files: [],
        texts: only({ ...text, subtitle: '', excerpt: '' }),
      };
    case 'indicator':
      return {
        kind,
        ...facts,
        platforms: [],
        preview: null,
        files: [],
        texts: only({ ...text, manual: '' }),
      };
    case 'package':
      return {
        kind,
        ...facts,
        sale: 'subscription',
        interval: 'month',
        includes: [],
        hasLiveSessions: false,
        isFeatured: false,
        texts: only({ ...text, benefits: [] }),
      };
    case 'fact-sheet':
      return { kind, ...facts, files: [], texts: only(text) };
  }
}

export function newLesson(start: {
  id: LessonId;
  slug: string;
  kind: LessonKind;
  title: string;
  originalLanguage: LanguageCode;
}): LessonDraft {
  const { id, slug, kind, title, originalLanguage } = start;
  return {
    id,
    slug,
    kind,
    isFree: false,
    video: null,
    videoSeconds: null,
    captions: null,
    file: null,
    keys: [],
    draw: null,
    texts: { [originalLanguage]: { text: { title, body: '', questions: [] }, mark: null } },
  };
}
