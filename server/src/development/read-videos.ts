import { languageSchema } from '@danube/contract/identity/identity.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { settingsGroups } from '@danube/contract/settings/settings-groups.ts';
import {
  type VideoDraft,
  type VideoTexts,
  videoDraftSchema,
} from '@danube/contract/videos/videos.schemas.ts';
import * as z from 'zod';
import { readWordings } from '../modules/catalogue/exchange/read-wordings.ts';
import { type FileTree, listEntries, readText } from '../platform/content-files/file-tree.ts';
import { parseFrontMatter } from '../platform/content-files/parse-front-matter.ts';
import { FileFormatError, type TextFile } from '../platform/content-files/text-file.ts';

/** A video in `content/videos/<slug>`; its files are given by their paths in the tree. */
export type SampleVideo = {
  readonly draft: VideoDraft & { readonly slug: string; readonly publishedAt: Date };
  readonly film: string;
  readonly captions: readonly { readonly language: LanguageCode; readonly path: string }[];
};

const videoFrontMatter = z.object({
  slug: z.string(),
  language: languageSchema,
  show: z.enum(slugsOf('shows')),
  topics: z.array(z.enum(slugsOf('topics'))),
  published: z.iso.date(),
  chapters: z.array(z.object({ at: z.number(), title: z.string() })),
});

/** The samples only use names from the initial settings. */
function slugsOf(list: 'shows' | 'topics'): string[] {
  return settingsGroups.names.fields[list].initial.map(({ slug }) => slug);
}

const originalFrontMatter = z.object({ title: z.string() });
/** A translation names the chapters in order; their times come from the original. */
const translatedFrontMatter = originalFrontMatter.extend({ chapters: z.array(z.string()) });

/** All videos of the content, by publication date. */
export function readVideos(tree: FileTree): SampleVideo[] {
  const videos = listEntries(tree, 'videos').map((name) => readVideo(tree, `videos/${name}`));
  rejectSameDay(videos);
  return videos.sort(
    (one, other) => one.draft.publishedAt.getTime() - other.draft.publishedAt.getTime(),
  );
}

/** A video's storage folder is named by the time of its publication. */
function rejectSameDay(videos: readonly SampleVideo[]): void {
  const slugs = new Map<number, string>();
  for (const { draft } of videos) {
    const other = slugs.get(draft.publishedAt.getTime());
    if (other !== undefined) {
      throw new FileFormatError(
        `videos/${draft.slug}/video.md`,
        `published: is the day of ${other} as well`,
      );
    }
    slugs.set(draft.publishedAt.getTime(), draft.slug);
  }
}

function readVideo(tree: FileTree, folder: string): SampleVideo {
  const path = `${folder}/video.md`;
  const facts = parseFrontMatter(videoFrontMatter, readText(tree, path), path);
  const film = `${folder}/film.mp4`;
  if (folder !== `videos/${facts.slug}`) throw new FileFormatError(path, 'slug: is not its folder');
  if (!tree.has(film)) throw new FileFormatError(path, 'film.mp4: is not among the files');
  // Early in the morning of that day, before visitors open the landing page.
  const publishedAt = new Date(`${facts.published}T05:00:00Z`);
  const wordings = readWordings(tree, { path, language: facts.language }, (file, at, language) =>
    language === facts.language
      ? {
          ...parseFrontMatter(originalFrontMatter, file, at),
          description: file.body,
          chapters: facts.chapters,
        }
      : translated(file, at, facts.chapters),
  );
  const checked = videoDraftSchema.safeParse({
    slug: facts.slug,
    language: facts.language,
    words: Object.fromEntries(
      Object.entries(wordings).map(([language, wording]) => [language, wording.text]),
    ),
    show: facts.show,
    topics: facts.topics,
    publishedAt,
  });
  if (!checked.success) {
    const [issue] = checked.error.issues;
    throw new FileFormatError(
      path,
      `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is wrong'}`,
    );
  }
  const draft = { ...checked.data, slug: facts.slug, publishedAt };
  return { draft, film, captions: captionsOf(tree, folder) };
}

function translated(file: TextFile, path: string, original: VideoTexts['chapters']): VideoTexts {
  const { title, chapters } = parseFrontMatter(translatedFrontMatter, file, path);
  if (chapters.length !== original.length) {
    throw new FileFormatError(path, `chapters: there are ${original.length}`);
  }
  return {
    title,
    description: file.body,
    chapters: original.map(({ at }, index) => ({ at, title: chapters[index] ?? '' })),
  };
}

function captionsOf(tree: FileTree, folder: string): SampleVideo['captions'] {
  return listEntries(tree, `${folder}/captions`).map((name) => {
    const path = `${folder}/captions/${name}`;
    const language = languageSchema.safeParse(name.replace(/[.]vtt$/, ''));
    if (!language.success) throw new FileFormatError(path, 'is not named by a language');
    return { language: language.data, path };
  });
}
