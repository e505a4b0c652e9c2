import { positions, postAuthorSchema, postTagSchema } from '@danube/contract/blog/blog.schemas.ts';
import { findDraftMention } from '@danube/contract/blog/draft/find-post-problems.ts';
import { type PostDraft, postDraftSchema } from '@danube/contract/blog/draft/post-draft.schemas.ts';
import { slugSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { fingerprint } from '@danube/contract/catalogue/draft/translated.ts';
import { languageSchema } from '@danube/contract/identity/identity.schemas.ts';
import * as z from 'zod';
import {
  type FileTree,
  findTranslations,
  readText,
} from '../../../platform/content-files/file-tree.ts';
import { parseFrontMatter } from '../../../platform/content-files/parse-front-matter.ts';
import { FileFormatError } from '../../../platform/content-files/text-file.ts';

const original = z.object({
  language: languageSchema.default('en'),
  title: z.string(),
  summary: z.string(),
  author: postAuthorSchema,
  tags: z.array(postTagSchema).default([]),
  published: z.iso.date(),
  slug: slugSchema.optional(),
  /** How often its public text has changed. */
  version: z.int32().min(1).default(1),
  asOf: z.iso.date().optional(),
  position: z.enum(positions).optional(),
});

const translation = z.object({
  title: z.string(),
  summary: z.string(),
  slug: slugSchema,
  state: z.enum(['machine', 'reviewed']).default('reviewed'),
  /** The version it was translated from; by default the current one. */
  translatedFrom: z.int32().min(1).optional(),
});

export type PostFile = {
  readonly draft: PostDraft;
  readonly publishedAt: Date;
  /** Earlier versions of the original that a translation may refer to. */
  readonly earlier: readonly { readonly version: number; readonly fingerprint: string }[];
};

/** `post.md` and its translations, as one draft. */
export function readPostFiles(tree: FileTree, path: string): PostFile {
  const file = readText(tree, path);
  const facts = parseFrontMatter(original, file, path);
  const { title, summary, author, tags, version, language } = facts;
  const folder = path.split('/').at(-2) ?? '';
  const text = { title, summary, body: file.body };
  const texts: PostDraft['texts'] = { [language]: { text, mark: null } };
  const slugs: PostDraft['slugs'] = { [language]: facts.slug ?? folder };
  for (const each of findTranslations(tree, path)) {
    const wording = readText(tree, each.path);
    const own = parseFrontMatter(translation, wording, each.path);
    const isCurrent = (own.translatedFrom ?? version) >= version;
    const of = isCurrent ? fingerprint(text) : earlierName(own.translatedFrom ?? 1);
    slugs[each.language] = own.slug;
    texts[each.language] = {
      text: { title: own.title, summary: own.summary, body: wording.body },
      mark: { state: own.state, of },
    };
  }
  const publishedAt = new Date(`${facts.published}T07:00:00Z`);
  const draft = checked(path, {
    originalLanguage: language,
    slugs,
    author,
    tags,
    cover: null,
    texts,
    asOf: null,
    position: null,
    hasRiskNotice: false,
  });
  return {
    draft: withDisclosure(draft, {
      asOf: new Date(`${facts.asOf ?? facts.published}T07:00:00Z`).toISOString(),
      position: facts.position ?? 'none',
    }),
    publishedAt,
    earlier: Array.from({ length: version - 1 }, (_, place) => ({
      version: place + 1,
      fingerprint: earlierName(place + 1),
    })),
  };
}

/** Sample posts that need disclosures have them. */
function withDisclosure(draft: PostDraft, said: Pick<PostDraft, 'asOf' | 'position'>): PostDraft {
  return findDraftMention(draft) === null ? draft : { ...draft, ...said, hasRiskNotice: true };
}

function earlierName(version: number): string {
  return `version-${version}`;
}

function checked(path: string, draft: unknown): PostDraft {
  const read = postDraftSchema.safeParse(draft);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new FileFormatError(
    path,
    `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is wrong'}`,
  );
}
