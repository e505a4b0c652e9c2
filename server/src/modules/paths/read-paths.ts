import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { defaultLanguage, isLanguageCode, type LanguageCode } from '@danube/contract/locale.ts';
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

const wordingSchema = z.strictObject({
  title: z.string().min(1),
  summary: z.string().min(1).max(200),
  outcomes: z.array(z.string()).min(2),
});

const fileSchema = wordingSchema.extend({
  order: z.number().int(),
  plan: z.array(z.strictObject({ title: z.string(), evenings: z.array(evening).min(1) })).min(1),
});

const translationSchema = wordingSchema.extend({
  plan: z.array(
    z.strictObject({
      title: z.string().min(1),
      tasks: z.partialRecord(z.enum(pathDays), z.string().min(1)).default({}),
    }),
  ),
});

type Original = z.infer<typeof fileSchema>;
type Translation = z.infer<typeof translationSchema>;

export type PathFile = Original & {
  readonly slug: string;
  readonly translations: ReadonlyMap<LanguageCode, Translation>;
};

/** All paths in the folder with their translations, in order. An invalid file prevents the start. */
export function readPaths(folder: string): readonly PathFile[] {
  const names = readdirSync(folder);
  return names
    .filter((name) => /^[^.]+\.yaml$/.test(name))
    .map((name) => readPath(folder, names, name.slice(0, -'.yaml'.length)))
    .toSorted((one, other) => one.order - other.order);
}

function readPath(folder: string, names: readonly string[], slug: string): PathFile {
  const original = fileSchema.parse(readYaml(join(folder, `${slug}.yaml`)));
  const translations = new Map<LanguageCode, Translation>();
  for (const name of names) {
    const [stem, language] = name.split('.');
    if (stem !== slug || !isLanguageCode(language)) continue;
    const translation = translationSchema.parse(readYaml(join(folder, name)));
    if (shapeOf(original) !== shapeOf(translation)) {
      throw new Error(`${name} has other outcomes, weeks or tasks than the original`);
    }
    translations.set(language, translation);
  }
  return { ...original, slug: slugSchema.parse(slug), translations };
}

const readYaml = (path: string): unknown => parse(readFileSync(path, 'utf8'));

function shapeOf({ outcomes, plan }: Original | Translation): string {
  const days = plan.map((week) =>
    'evenings' in week
      ? week.evenings.filter(({ task }) => task !== '').map(({ day }) => day)
      : pathDays.filter((day) => week.tasks[day] !== undefined),
  );
  return JSON.stringify([outcomes.length, days]);
}

export function toCard(file: PathFile, requested: LanguageCode): PathCard {
  const { title, summary } = file.translations.get(requested) ?? file;
  return pathCardSchema.parse({
    slug: file.slug,
    title,
    summary,
    language: file.translations.has(requested) ? requested : defaultLanguage,
    availableIn: [defaultLanguage, ...file.translations.keys()],
    weeks: file.plan.length,
    evenings: file.plan.reduce((sum, week) => sum + week.evenings.length, 0),
  });
}

export function toPath(file: PathFile, requested: LanguageCode): LearningPath {
  const translation = file.translations.get(requested);
  return {
    ...toCard(file, requested),
    outcomes: (translation ?? file).outcomes,
    plan: file.plan.map(({ title, evenings }, index) => {
      const week = translation?.plan[index];
      return {
        title: week?.title ?? title,
        evenings: evenings.map(({ day, task, lessons }) => ({
          day,
          task: week ? (week.tasks[day] ?? '') : task,
          lessons: lessons.map(toLessonName),
        })),
      };
    }),
  };
}
