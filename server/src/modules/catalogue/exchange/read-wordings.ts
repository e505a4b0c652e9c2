import { fingerprint, type Wordings } from '@danube/contract/catalogue/draft/translated.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import * as z from 'zod';
import {
  type FileTree,
  findTranslations,
  readText,
} from '../../../platform/content-files/file-tree.ts';
import { parseFrontMatter } from '../../../platform/content-files/parse-front-matter.ts';
import type { TextFile } from '../../../platform/content-files/text-file.ts';

const markSchema = z.object({
  state: z.enum(['machine', 'reviewed']).default('machine'),
  /** The source version's fingerprint, if the translation is outdated. */
  of: z.string().optional(),
});

/** The original and its translations as one unit; `toText` extracts the texts from a file. */
export function readWordings<Text>(
  tree: FileTree,
  unit: { path: string; language: LanguageCode },
  toText: (file: TextFile, path: string, language: LanguageCode) => Text,
): Wordings<Text> {
  const { path, language } = unit;
  const original = toText(readText(tree, path), path, language);
  const wordings: Wordings<Text> = { [language]: { text: original, mark: null } };
  for (const translation of findTranslations(tree, path)) {
    if (translation.language === language) continue;
    const file = readText(tree, translation.path);
    const { state, of = fingerprint(original) } = parseFrontMatter(
      markSchema,
      file,
      translation.path,
    );
    const text = toText(file, translation.path, translation.language);
    wordings[translation.language] = { text, mark: { state, of } };
  }
  return wordings;
}
