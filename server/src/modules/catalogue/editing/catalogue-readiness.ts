import type { Draft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { emptyFields, readableLanguages } from '@danube/contract/catalogue/draft/translated.ts';
import type { Tx } from '../../../platform/database.ts';
import type { ReadinessSource } from '../../../platform/health-check.ts';
import type { SettingsApi } from '../../settings/settings.api.ts';
import { findIdBySlug, findPublicIds } from '../offers.repository.ts';
import { findNextPublished, hasUntouchedSample } from './readiness.repository.ts';

const path = '/admin/courses';

type Dependencies = { readonly settings: Pick<SettingsApi, 'read'> };

export function createCatalogueReadiness({ settings }: Dependencies): readonly ReadinessSource[] {
  return [
    {
      name: 'publishedCourse',
      path,
      isDone: async (tx) => (await findPublicIds(tx, 'course')).length > 0,
    },
    {
      name: 'promisedBook',
      path: '/admin/books',
      isDone: async (tx) => (await findIdBySlug(tx, 'book', promisedBook)) !== null,
    },
    {
      name: 'linkedCourses',
      path: '/admin/settings/footer',
      async isDone(tx) {
        const { courses, academy } = await settings.read(tx, 'footer');
        const slugs = [...courses, ...academy].flatMap((entry) => courseSlugsOf(entry.path));
        return arePublic(tx, new Set([linkedCourse, ...slugs]));
      },
    },
    { name: 'sampleContent', path, isDone: async (tx) => !(await hasUntouchedSample(tx)) },
    { name: 'languagesComplete', path, isDone: areLanguagesComplete },
  ];
}

/** The home page promises this book and links to this course, whatever the settings say. */
const promisedBook = 'forbidden-trading';
const linkedCourse = 'fast-track';

function courseSlugsOf(link: unknown): string[] {
  const slug = /^\/course\/([\w-]+)/.exec(String(link))?.[1];
  return slug === undefined ? [] : [slug];
}

async function arePublic(tx: Tx, slugs: Iterable<string>): Promise<boolean> {
  for (const slug of slugs) {
    if ((await findIdBySlug(tx, 'course', slug)) === null) return false;
  }
  return true;
}

/** Stops at the first gap. One document at a time, because a course has some hundred kilobytes. */
async function areLanguagesComplete(tx: Tx): Promise<boolean> {
  for (let item = await findNextPublished(tx, null); item; ) {
    if (!isWhole(item.draft)) return false;
    item = await findNextPublished(tx, item.id);
  }
  return true;
}

/** For each language of the page's title, every module and lesson is written in it too. */
function isWhole(draft: Draft): boolean {
  const { originalLanguage: original } = draft;
  const modules = draft.kind === 'course' ? draft.modules : [];
  const units = [draft, ...modules, ...modules.flatMap(({ lessons }) => lessons)];
  return readableLanguages(draft.texts).every((language) =>
    units.every(({ texts }) => emptyFields(texts, language, original).length === 0),
  );
}
