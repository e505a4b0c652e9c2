import {
  type ItemId,
  indicatorPreviews,
  marketsSchema,
  platforms,
} from '@danube/contract/catalogue/catalogue.schemas.ts';
import { type Draft, draftSchema } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { nameWithoutLanguage } from '@danube/contract/catalogue/file-language.ts';
import { languageSchema } from '@danube/contract/identity/identity.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { FileId, FilePurpose } from '@danube/contract/media/media.schemas.ts';
import * as z from 'zod';
import {
  decodeText,
  type FileTree,
  findTranslations,
  readText,
} from '../../../platform/content-files/file-tree.ts';
import { parseFrontMatter } from '../../../platform/content-files/parse-front-matter.ts';
import { FileFormatError, readTextFile } from '../../../platform/content-files/text-file.ts';
import type { CourseReaderOptions } from './read-course.ts';
import { readWordings } from './read-wordings.ts';

const facts = z.object({
  language: languageSchema,
  priceCents: z.number().int(),
  markets: marketsSchema.default([]),
  files: z.array(z.string()).default([]),
});

const head = z.object({ title: z.string(), summary: z.string() });

type Folder = { tree: FileTree; folder: string; tools: CourseReaderOptions };

export function readBook(place: Folder): Draft {
  const path = `${place.folder}/book.md`;
  const own = parseFrontMatter(
    facts.extend({ author: z.string(), pageCount: z.number().int().nullable().default(null) }),
    readText(place.tree, path),
    path,
  );
  const excerpts = bodies(place, { name: 'excerpt.md', language: own.language });
  return parseDraft(path, {
    kind: 'book',
    author: own.author,
    pageCount: own.pageCount,
    ...offer(place, own, 'document'),
    texts: readWordings(place.tree, { path, language: own.language }, (file, at, language) => ({
      ...parseFrontMatter(head.extend({ subtitle: z.string().default('') }), file, at),
      description: file.body,
      excerpt: excerpts.get(language) ?? '',
    })),
  });
}

export function readFactSheet(place: Folder): Draft {
  const path = `${place.folder}/fact-sheet.md`;
  const own = parseFrontMatter(facts, readText(place.tree, path), path);
  return parseDraft(path, {
    kind: 'fact-sheet',
    ...offer(place, own, 'document'),
    texts: readWordings(place.tree, { path, language: own.language }, (file, at) => ({
      ...parseFrontMatter(head, file, at),
      description: file.body,
    })),
  });
}

export function readIndicator(place: Folder): Draft {
  const path = `${place.folder}/indicator.md`;
  const own = parseFrontMatter(
    facts.extend({
      platforms: z.array(z.enum(platforms)),
      preview: z.enum(indicatorPreviews).nullable().default(null),
    }),
    readText(place.tree, path),
    path,
  );
  const manuals = bodies(place, { name: 'manual.md', language: own.language });
  return parseDraft(path, {
    kind: 'indicator',
    platforms: own.platforms,
    preview: own.preview,
    ...offer(place, own, 'source'),
    texts: readWordings(place.tree, { path, language: own.language }, (file, at, language) => ({
      ...parseFrontMatter(head, file, at),
      description: file.body,
      manual: manuals.get(language) ?? '',
    })),
  });
}

/** `itemOf` resolves references such as `course/fast-track`. */
export function readPackage(
  { tree, folder }: Folder,
  itemOf: (kind: string, slug: string) => ItemId | undefined,
): Draft {
  const path = `${folder}.md`;
  const own = parseFrontMatter(
    facts.extend({
      sale: z.enum(['subscription', 'bundle']),
      interval: z.enum(['month', 'year']).nullable().default(null),
      includes: z.array(z.string()).default([]),
      isFeatured: z.boolean().default(false),
    }),
    readText(tree, path),
    path,
  );
  const named = own.includes.filter((name) => name !== liveSessions);
  return parseDraft(path, {
    kind: 'package',
    sale: own.sale,
    interval: own.interval,
    isFeatured: own.isFeatured,
    slug: slugOfFolder(folder),
    originalLanguage: own.language,
    price: own.priceCents,
    markets: own.markets,
    cover: null,
    hasLiveSessions: own.includes.includes(liveSessions),
    includes: named.map((name) => {
      const [kind = '', slug = ''] = name.split('/');
      const id = itemOf(kind, slug);
      if (!id) throw new FileFormatError(path, `includes: there is no ${name}`);
      return id;
    }),
    texts: readWordings(tree, { path, language: own.language }, (file, at) => ({
      ...parseFrontMatter(head.extend({ benefits: z.array(z.string()).default([]) }), file, at),
      description: file.body,
    })),
  });
}

const liveSessions = 'live-sessions';

function offer({ tree, folder, tools }: Folder, own: z.infer<typeof facts>, purpose: FilePurpose) {
  const files = own.files.flatMap((file): FileId[] => {
    const path = `${folder}/${file}`;
    if (!tree.has(path)) throw new FileFormatError(folder, `${file}: is not among the files`);
    return [path, ...editionsOf(tree, path)].map((edition) => tools.nameFile(edition, purpose));
  });
  return {
    slug: slugOfFolder(folder),
    originalLanguage: own.language,
    price: own.priceCents,
    markets: own.markets,
    cover: null,
    files,
  };
}

/** The same file in other languages: `book.pdf` has `book.de.pdf`. */
function editionsOf(tree: FileTree, path: string): string[] {
  const others = [...tree.keys()].filter((other) => other !== path);
  return others.filter((other) => nameWithoutLanguage(other) === path).sort();
}

/** A text next to the item, by language; its front matter is optional. */
function bodies(
  { tree, folder }: Folder,
  unit: { name: string; language: LanguageCode },
): ReadonlyMap<LanguageCode, string> {
  const path = `${folder}/${unit.name}`;
  const found = [{ language: unit.language, path }, ...findTranslations(tree, path)];
  return new Map(found.map((wording) => [wording.language, bodyOf(tree, wording.path)]));
}

function bodyOf(tree: FileTree, path: string): string {
  const text = decodeText(path, tree.get(path) ?? new Uint8Array()).trim();
  return text.startsWith('---') ? readTextFile(path, text).body : text;
}

function slugOfFolder(folder: string): string {
  return folder.split('/').at(-1) ?? folder;
}

function parseDraft(path: string, draft: unknown): Draft {
  const checked = draftSchema.safeParse(draft);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw new FileFormatError(
    path,
    `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is wrong'}`,
  );
}
