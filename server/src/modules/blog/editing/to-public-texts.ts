import type { PostDraft } from '@danube/contract/blog/draft/post-draft.schemas.ts';
import { readingMinutes } from '@danube/contract/blog/draft/post-minutes.ts';
import { readableLanguages } from '@danube/contract/catalogue/draft/translated.ts';
import { toPlainText } from '../../../platform/to-plain-text.ts';
import { withoutTablesAndCode } from '../../../platform/without-tables-and-code.ts';
import type { PublicText } from './publishing.repository.ts';

type Versions = {
  /** The version of the original that is being published. */
  readonly version: number;
  readonly versions: readonly { readonly version: number; readonly fingerprint: string }[];
};

/** PostgreSQL's tsvector is limited to a megabyte; this is far below it in every alphabet. */
const maxBodyLength = 200_000;

/** The public texts of a post by language. A translation without text can't be shown yet. */
export function toPublicTexts(draft: PostDraft, versions: Versions): PublicText[] {
  return readableLanguages(draft.texts).flatMap((language) => {
    const found = draft.texts[language];
    const slug = draft.slugs[language];
    if (!found?.text.body || !slug) return [];
    const { title, summary, body } = found.text;
    return {
      language,
      slug,
      title,
      summary,
      body: toPlainText(body).slice(0, maxBodyLength),
      prose: toPlainText(withoutTablesAndCode(body)).slice(0, maxBodyLength),
      minutes: readingMinutes(body),
      translatedFrom: found.mark ? sourceVersion(found.mark.of, versions) : null,
    };
  });
}

/**
 * Translators see the draft, so they may have translated a text that was never public: it then
 * counts as a translation of the previous version.
 */
function sourceVersion(madeOf: string, { version, versions }: Versions): number {
  const source = versions.findLast(({ fingerprint }) => fingerprint === madeOf);
  return source?.version ?? version - 1;
}
