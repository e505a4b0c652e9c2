import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { defaultLanguage } from '@danube/contract/locale.ts';
import {
  type LearningPath,
  type PathCard,
  pathCardSchema,
  pathDays,
} from '@danube/contract/paths/paths.schemas.ts';
import { parse } from 'yaml';
import * as z from 'zod';
import { lessonReference, toLessonName } from './lesson-reference.ts';

const evening = z.strictObject({
  day: z.enum(pathDays),
  task: z.string().default(''),
  lessons: z.array(lessonReference).min(1),
});

const fileSchema = z.strictObject({
  order: z.number().int(),
  title: z.string().min(1),
  summary: z.string().min(1).max(200),
  outcomes: z.array(z.string()).min(2),
  plan: z.array(z.strictObject({ title: z.string(), evenings: z.array(evening).min(1) })).min(1),
});

export type PathFile = z.infer<typeof fileSchema> & { readonly slug: string };

/** All paths in the folder, in order. An invalid file prevents the start. */
export function readPaths(folder: string): readonly PathFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => ({
      slug: slugSchema.parse(name.slice(0, -'.yaml'.length)),
      ...fileSchema.parse(parse(readFileSync(join(folder, name), 'utf8'))),
    }))
    .toSorted((one, other) => one.order - other.order);
}

export function toCard({ slug, title, summary, plan }: PathFile): PathCard {
  const evenings = plan.reduce((sum, week) => sum + week.evenings.length, 0);
  const card = { slug, title, summary, language: defaultLanguage, weeks: plan.length, evenings };
  return pathCardSchema.parse(card);
}

export function toPath(file: PathFile): LearningPath {
  return {
    ...toCard(file),
    outcomes: file.outcomes,
    plan: file.plan.map(({ title, evenings }) => ({
      title,
      evenings: evenings.map(({ lessons, ...rest }) => ({
        ...rest,
        lessons: lessons.map(toLessonName),
      })),
    })),
  };
}
