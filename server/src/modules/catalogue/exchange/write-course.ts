import type {
  CourseDraft,
  LessonDraft,
  LessonText,
} from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { withPictureUrls } from '@danube/contract/catalogue/draft/lesson-pictures.ts';
import type { QuestionKey } from '@danube/contract/catalogue/draft/question-key.schemas.ts';
import {
  fingerprint,
  languagesOf,
  type Wordings,
} from '@danube/contract/catalogue/draft/translated.ts';
import { toSlug } from '@danube/contract/catalogue/to-slug.ts';
import type { FileId } from '@danube/contract/media/media.schemas.ts';
import { type TextFile, writeTextFile } from '../../../platform/content-files/text-file.ts';
import { writeQuestion } from './question-file.ts';

/** The text files of a course by path; `pathOf` returns where each of its files will be. */
export function writeCourse(
  draft: CourseDraft,
  pathOf: (file: FileId) => string,
): Map<string, string> {
  const files = new Map<string, string>();
  const language = draft.originalLanguage;
  const put = <Text>(
    unit: { path: string; facts?: Record<string, unknown>; texts: Wordings<Text> },
    toFile: ToFile<Text>,
  ) => {
    for (const [path, text] of wordingFiles(unit, language, toFile)) files.set(path, text);
  };
  put(
    { path: 'course.md', facts: courseFrontMatter(draft, pathOf), texts: draft.texts },
    ({ description, ...facts }) => ({ facts, body: description }),
  );
  for (const [index, module] of draft.modules.entries()) {
    const title = module.texts[language]?.text.title ?? '';
    const folder = `${numbered(index)}-${toSlug(title) || 'module'}`;
    put({ path: `${folder}/module.md`, texts: module.texts }, (facts) => ({ facts, body: '' }));
    for (const [place, lesson] of module.lessons.entries()) {
      const path = `${folder}/${numbered(place)}-${lesson.slug}.md`;
      const facts = lessonFrontMatter(lesson, pathOf);
      put({ path, facts, texts: lesson.texts }, (text, isOriginal) =>
        lessonFile(
          { ...text, body: withPictureUrls(text.body, (id) => pathOf(id) || null) },
          isOriginal ? lesson.keys : [],
        ),
      );
    }
  }
  return files;
}

function courseFrontMatter(draft: CourseDraft, pathOf: (file: FileId) => string) {
  return {
    slug: draft.slug,
    language: draft.originalLanguage,
    level: draft.level,
    instructor: draft.instructor,
    markets: draft.markets,
    priceCents: draft.price,
    ...(draft.cover ? { cover: pathOf(draft.cover) } : {}),
  };
}

function lessonFrontMatter(lesson: LessonDraft, pathOf: (file: FileId) => string) {
  const { kind, isFree, video, videoSeconds, captions, file, draw } = lesson;
  return {
    kind,
    isFree,
    ...(video ? { video: pathOf(video) } : {}),
    ...(videoSeconds === null ? {} : { videoSeconds }),
    ...(captions ? { captions: pathOf(captions) } : {}),
    ...(file ? { file: pathOf(file) } : {}),
    ...(draw === null ? {} : { draw }),
  };
}

function lessonFile(
  { title, body, questions }: LessonText,
  keys: readonly QuestionKey[],
): TextFile {
  const requested = questions.map((question, index) => writeQuestion(question, keys[index]));
  return { facts: { title, ...(requested.length > 0 ? { questions: requested } : {}) }, body };
}

type ToFile<Text> = (text: Text, isOriginal: boolean) => TextFile;

function* wordingFiles<Text>(
  unit: { path: string; facts?: Record<string, unknown>; texts: Wordings<Text> },
  original: CourseDraft['originalLanguage'],
  toFile: ToFile<Text>,
): Generator<[string, string]> {
  const source = unit.texts[original]?.text;
  for (const language of languagesOf(unit.texts)) {
    const wording = unit.texts[language];
    if (!wording) continue;
    const { facts, body } = toFile(wording.text, !wording.mark);
    if (!wording.mark) {
      yield [unit.path, writeTextFile({ facts: { ...facts, ...unit.facts }, body })];
      continue;
    }
    const { state, of } = wording.mark;
    const isStale = of !== fingerprint(source);
    const path = unit.path.replace(/\.md$/, `.${language}.md`);
    yield [path, writeTextFile({ facts: { state, ...(isStale ? { of } : {}), ...facts }, body })];
  }
}

function numbered(index: number): string {
  return String(index + 1).padStart(2, '0');
}
