import {
  lessonIdSchema,
  lessonKinds,
  marketsSchema,
  moduleIdSchema,
  slugSchema,
} from '@danube/contract/catalogue/catalogue.schemas.ts';
import {
  type CourseDraft,
  courseDraftSchema,
  type LessonDraft,
  type LessonText,
  lessonDraftSchema,
} from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { lessonPictureUrl } from '@danube/contract/catalogue/draft/lesson-pictures.ts';
import { languageSchema } from '@danube/contract/identity/identity.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { FileId, FilePurpose } from '@danube/contract/media/media.schemas.ts';
import * as z from 'zod';
import { type FileTree, listEntries, readText } from '../../../platform/content-files/file-tree.ts';
import { parseFrontMatter } from '../../../platform/content-files/parse-front-matter.ts';
import { FileFormatError, type TextFile } from '../../../platform/content-files/text-file.ts';
import { questionFileSchema, readKey, readQuestion } from './question-file.ts';
import { readWordings } from './read-wordings.ts';

/** What parsing needs besides the files. */
export type CourseReaderOptions = {
  /** A new id; may be derived from the name to make it deterministic. */
  newId(name: string): string;
  /** The id of the file at this path; it is stored after everything was read. */
  nameFile(path: string, purpose: FilePurpose): FileId;
};

const strings = z.array(z.string()).default([]);

const courseFrontMatter = z.object({
  slug: slugSchema.optional(),
  language: languageSchema,
  level: slugSchema,
  instructor: slugSchema,
  markets: marketsSchema.default([]),
  priceCents: z.number().int(),
  cover: z.string().optional(),
});

const courseText = z.object({
  title: z.string(),
  summary: z.string(),
  outcomes: strings,
  requirements: strings,
  faq: z.array(z.object({ question: z.string(), answer: z.string() })).default([]),
});

const questions = z.array(questionFileSchema).default([]);

const lessonFrontMatter = z.object({
  kind: z.enum(lessonKinds),
  isFree: z.boolean().default(false),
  video: z.string().optional(),
  videoSeconds: z.number().int().optional(),
  captions: z.string().optional(),
  file: z.string().optional(),
  questions,
  draw: lessonDraftSchema.shape.draw.unwrap().optional(),
});

/** A course from the folder that contains `course.md`. */
export function readCourse(
  tree: FileTree,
  folder: string,
  tools: CourseReaderOptions,
): CourseDraft {
  const root = folder === '' ? '' : `${folder}/`;
  const path = `${root}course.md`;
  const facts = parseFrontMatter(courseFrontMatter, readText(tree, path), path);
  const slug = facts.slug ?? slugSchema.safeParse(folder.split('/').at(-1)).data;
  if (!slug) throw new FileFormatError(path, 'slug: is missing');
  const place = { tree, root, language: facts.language, tools };
  const draft = {
    kind: 'course',
    slug,
    originalLanguage: facts.language,
    price: facts.priceCents,
    markets: facts.markets,
    cover: facts.cover ? nameFile(place, path, { file: facts.cover, purpose: 'picture' }) : null,
    level: facts.level,
    instructor: facts.instructor,
    texts: readWordings(tree, { path, language: facts.language }, (file, at) => ({
      ...parseFrontMatter(courseText, file, at),
      description: file.body,
    })),
    modules: listEntries(tree, folder)
      .filter((name) => tree.has(`${root}${name}/module.md`))
      .map((name) => readModule(place, name)),
  };
  const checked = courseDraftSchema.safeParse(draft);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw new FileFormatError(
    path,
    `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is wrong'}`,
  );
}

type Place = { tree: FileTree; root: string; language: LanguageCode; tools: CourseReaderOptions };

function readModule(place: Place, name: string) {
  const { tree, root, language, tools } = place;
  const folder = `${root}${name}`;
  const lessonFiles = listEntries(tree, folder).filter((entry) =>
    /^\d+-[a-z0-9-]+\.md$/.test(entry),
  );
  return {
    id: moduleIdSchema.parse(tools.newId(`module ${name}`)),
    texts: readWordings(tree, { path: `${folder}/module.md`, language }, (file, at) =>
      parseFrontMatter(z.object({ title: z.string() }), file, at),
    ),
    lessons: lessonFiles.map((entry) => readLesson(place, `${folder}/${entry}`)),
  };
}

function readLesson(place: Place, path: string): LessonDraft {
  const { tree, language, tools } = place;
  const slug = /(?:^|\/)\d+-([a-z0-9-]+)\.md$/.exec(path)?.[1] ?? '';
  const facts = parseFrontMatter(lessonFrontMatter, readText(tree, path), path);
  const named = (file: string | undefined, purpose: FilePurpose) =>
    file ? nameFile(place, path, { file, purpose }) : null;
  return {
    id: lessonIdSchema.parse(tools.newId(`lesson ${slug}`)),
    slug,
    kind: facts.kind,
    isFree: facts.isFree,
    video: named(facts.video, 'video'),
    videoSeconds: facts.videoSeconds ?? null,
    captions: named(facts.captions, 'captions'),
    file: named(facts.file, 'document'),
    keys: facts.questions.map((question, index) => readKey(question, { path, index })),
    draw: facts.draw ?? null,
    texts: readWordings(tree, { path, language }, (file, at) =>
      lessonText(file, at, (picture) => named(picture, 'lesson-picture')),
    ),
  };
}

/** A picture in a lesson's text, by its path below the course. */
const picturePattern = /(!\[(?:\\.|[^[\]\\]|\[(?:\\.|[^[\]\\])*\])*\]\()(files\/[^\s)]+)/g;

function lessonText(
  file: TextFile,
  path: string,
  idOf: (picture: string) => FileId | null,
): LessonText {
  const facts = parseFrontMatter(z.object({ title: z.string(), questions }), file, path);
  const body = file.body.replaceAll(picturePattern, (written, opening: string, picture: string) => {
    const id = idOf(picture);
    return id ? `${opening}${lessonPictureUrl({ id, width: null, height: null })}` : written;
  });
  return { title: facts.title, body, questions: facts.questions.map(readQuestion) };
}

/** Paths are relative to the course; the error lists missing files. */
function nameFile(
  { tree, root, tools }: Place,
  from: string,
  { file, purpose }: { file: string; purpose: FilePurpose },
): FileId {
  const path = `${root}${file}`;
  if (!tree.has(path)) throw new FileFormatError(from, `${file}: is not among the files`);
  return tools.nameFile(path, purpose);
}
