import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { termReaches } from '@danube/contract/glossary/glossary.schemas.ts';
import { parse } from 'yaml';
import * as z from 'zod';

const frontMatterSchema = z.strictObject({
  term: z.string().min(1),
  links: z.enum(termReaches).default('everywhere'),
  lesson: z.string().regex(/^[a-z0-9-]+\/\d+-[a-z0-9-]+\/\d+-[a-z0-9-]+$/),
});

export type TermFile = z.infer<typeof frontMatterSchema> & {
  readonly slug: string;
  readonly definition: string;
  readonly example: string;
};

const alphabet = new Intl.Collator('en');

/** All terms in the folder, alphabetically. An invalid file prevents the start. */
export function readTerms(folder: string): readonly TermFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readTerm(folder, name.slice(0, -'.md'.length)))
    .toSorted((one, other) => alphabet.compare(one.term, other.term));
}

const bodyPattern = /^(?<definition>\S.*)\n\n\*\*Example:\*\* (?<example>\S.*)$/;

function readTerm(folder: string, slug: string): TermFile {
  const [, head = '', body = ''] = readFileSync(join(folder, `${slug}.md`), 'utf8').split(
    /^---\n/m,
  );
  const { definition, example } = bodyPattern.exec(body.trim())?.groups ?? {};
  if (!definition || !example) throw new Error(`the term ${slug} lacks its text or its example`);
  return {
    slug: slugSchema.parse(slug),
    ...frontMatterSchema.parse(parse(head)),
    definition,
    example,
  };
}
