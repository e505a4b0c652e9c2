import { fingerprint, type Wordings } from '@danube/contract/catalogue/draft/translated.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import * as z from 'zod';
import { type FileTree, readText, translationsOf } from './file-tree.ts';
import { FormError, type TextFile } from './text-file.ts';

const markSchema = z.object({
  state: z.enum(['machine', 'reviewed']).default('machine'),
  /** Of an earlier original: the translation is out of date. */
  of: z.string().optional(),
});

/** The original and its translations as one unit; `toText` picks the texts out of a file. */
export function readWordings<Text>(
  tree: FileTree,
  unit: { path: string; language: LanguageCode },
  toText: (file: TextFile, path: string, language: LanguageCode) => Text,
): Wordings<Text> {
  const { path, language } = unit;
  const original = toText(readText(tree, path), path, language);
  const wordings: Wordings<Text> = { [language]: { text: original, mark: null } };
  for (const translation of translationsOf(tree, path)) {
    if (translation.language === language) continue;
    const file = readText(tree, translation.path);
    const { state, of = fingerprint(original) } = readFacts(markSchema, file, translation.path);
    const text = toText(file, translation.path, translation.language);
    wordings[translation.language] = { text, mark: { state, of } };
  }
  return wordings;
}

/** The facts of a file as a schema wants them, or an error that names file and field. */
export function readFacts<Schema extends z.ZodType>(
  schema: Schema,
  { facts }: TextFile,
  path: string,
): z.output<Schema> {
  const read = schema.safeParse(facts);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new FormError(path, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is wrong'}`);
}
