import { readableLanguages } from '../../catalogue/draft/translated.ts';
import type { LanguageCode } from '../../locale.ts';
import { type FileId, fileIdSchema, type StoredFile } from '../../media/media.schemas.ts';
import type { PostProblem } from '../blog.errors.ts';
import { findTypedClaim, findUnknownClaims } from './claim-figures.ts';
import { findMarketMention } from './market-mentions.ts';
import type { PostDraft } from './post-draft.schemas.ts';

/** What a post still lacks before it can be published; translations may lag behind. */
export function findPostProblems(draft: PostDraft): PostProblem[] {
  const { originalLanguage, author } = draft;
  const original = draft.texts[originalLanguage]?.text;
  const missing = [
    !original?.title && ('titleMissing' as const),
    !original?.summary && ('summaryMissing' as const),
    !original?.body && ('bodyMissing' as const),
  ];
  return [
    ...missing.flatMap((code) => (code ? [{ code, language: originalLanguage }] : [])),
    ...(author ? [] : [{ code: 'authorMissing' as const, language: null }]),
    ...readableLanguages(draft.texts).flatMap((language) => wordingProblems(draft, language)),
    ...gateProblems(draft),
  ];
}

function wordingProblems(draft: PostDraft, language: LanguageCode): PostProblem[] {
  const body = draft.texts[language]?.text.body ?? '';
  const typed = findTypedClaim(body);
  return [
    ...(draft.slugs[language] ? [] : [{ code: 'slugMissing' as const, language }]),
    ...findUnknownClaims(body).map((name) => ({ code: 'claimUnknown' as const, language, name })),
    ...(typed ? [{ code: 'claimTyped' as const, language, name: typed }] : []),
  ];
}

/**
 * A post that mentions a CFD, a broker, or an instrument with a direction must state its date, the
 * author's position and the risk, because readers could take it as advice.
 */
function gateProblems(draft: PostDraft): PostProblem[] {
  const name = findDraftMention(draft);
  if (name === null) return [];
  const codes = [
    !draft.asOf && ('asOfMissing' as const),
    !draft.position && ('positionMissing' as const),
    !draft.hasRiskNotice && ('riskNoticeMissing' as const),
  ];
  return codes.flatMap((code) => (code ? [{ code, language: null, name }] : []));
}

/** The words in any language that require a disclosure and risk notice; null if there are none. */
export function findDraftMention(draft: PostDraft): string | null {
  for (const language of readableLanguages(draft.texts)) {
    const { title = '', summary = '', body = '' } = draft.texts[language]?.text ?? {};
    const found = findMarketMention([title, summary, body].join('\n\n'));
    if (found) return found;
  }
  return null;
}

const pictureAddress = /\/media\/pictures\/([0-9a-f-]{36})/g;

/** The files a post uses: its cover and the images in its texts. */
export function collectPostFiles(draft: PostDraft): FileId[] {
  const bodies = Object.values(draft.texts).map(({ text }) => text.body);
  const named = bodies
    .flatMap((body) => [...body.matchAll(pictureAddress)])
    .flatMap(([, id]) => {
      const read = fileIdSchema.safeParse(id);
      return read.success ? [read.data] : [];
    });
  return [...new Set([...(draft.cover ? [draft.cover] : []), ...named])];
}

/** Files that can't be served to the public yet. */
export function findPostFileProblems(
  draft: PostDraft,
  fileOf: (id: FileId) => Pick<StoredFile, 'name' | 'state'> | null | undefined,
): PostProblem[] {
  return collectPostFiles(draft).flatMap((id): PostProblem[] => {
    const file = fileOf(id);
    if (!file) return [{ code: 'fileGone', language: null }];
    if (file.state === 'ready') return [];
    const code = file.state === 'refused' ? 'fileRefused' : 'fileNotReady';
    return [{ code, language: null, name: file.name }];
  });
}
