import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { helpSlugSchema, helpTopicSchema } from '@danube/contract/help/help.schemas.ts';
import { isLanguageCode, type LanguageCode } from '@danube/contract/locale.ts';
import { parse } from 'yaml';
import * as z from 'zod';

const wordingSchema = z.strictObject({ title: z.string().min(1), summary: z.string().min(1) });
const englishSchema = wordingSchema.extend({ topic: helpTopicSchema, place: z.number().int() });

/** Replaces a key such as `{{nav.signIn}}` by the button's label. */
export type FillLabels = (language: LanguageCode, text: string) => string;

export type HelpWording = z.infer<typeof wordingSchema> & { readonly body: string };

export type HelpFile = Pick<z.infer<typeof englishSchema>, 'topic' | 'place'> & {
  readonly slug: string;
  readonly wordings: ReadonlyMap<LanguageCode, HelpWording>;
};

/**
 * All articles in the folder, by position, with their quoted labels filled in. An invalid file
 * prevents the start.
 */
export function readArticles(folder: string, fillLabels: FillLabels): readonly HelpFile[] {
  const names = readdirSync(folder);
  return names
    .filter((name) => /^[^.]+\.md$/.test(name))
    .map((name) => readArticle({ folder, names, fillLabels }, name.slice(0, -'.md'.length)))
    .toSorted((one, other) => one.place - other.place);
}

type Source = {
  readonly folder: string;
  readonly names: readonly string[];
  readonly fillLabels: FillLabels;
};

function readArticle({ folder, names, fillLabels }: Source, slug: string): HelpFile {
  const english = readFile(join(folder, `${slug}.md`));
  const { topic, place, ...words } = englishSchema.parse(english.head);
  const wordings = new Map<LanguageCode, HelpWording>([
    ['en', { ...words, body: fillLabels('en', english.body) }],
  ]);
  for (const name of names) {
    const [stem, language] = name.split('.');
    if (stem !== slug || !isLanguageCode(language)) continue;
    const { head, body } = readFile(join(folder, name));
    wordings.set(language, { ...wordingSchema.parse(head), body: fillLabels(language, body) });
  }
  return { slug: helpSlugSchema.parse(slug), topic, place, wordings };
}

function readFile(path: string): { head: unknown; body: string } {
  const [, head = '', ...body] = readFileSync(path, 'utf8').split(/^---\n/m);
  return { head: parse(head), body: body.join('---\n').trim() };
}
