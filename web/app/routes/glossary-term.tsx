import type { GlossaryTerm } from '@danube/contract/glossary/glossary.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { data } from 'react-router';
import { TermHead } from '../features/site/glossary/glossary-head.tsx';
import { TermNotFound } from '../features/site/glossary/term-not-found.tsx';
import { TermPage } from '../features/site/glossary/term-page.tsx';
import { type TaughtIn, toTaughtIn } from '../features/site/glossary/term-view.ts';
import type { Api } from '../lib/api.ts';
import { pageRequest } from '../page/page-request.ts';
import { readCourses } from '../page/read-courses.ts';
import { readForPage } from '../page/read-for-page.ts';
import { isNotFound } from '../page/read-item-page.ts';
import type { Route } from './+types/glossary-term.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, language } = context.get(pageRequest);
  const reading = api.glossary.read({ slug: params.slug });
  const term = await readForPage(reading.catch(nullIfNotFound));
  if (!term) return data({ term: null, taughtIn: null }, { status: 404 });
  return data({ term, taughtIn: await readTaughtIn(api, term, language) });
}

async function readTaughtIn(
  { catalogue }: Pick<Api, 'catalogue'>,
  term: GlossaryTerm,
  language: LanguageCode,
): Promise<TaughtIn | null> {
  const courses = await readCourses({ catalogue }, [term.lesson.course], language);
  const course = courses.get(term.lesson.course);
  return course ? toTaughtIn(course, term) : null;
}

function nullIfNotFound(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}

export default function GlossaryTermRoute({ loaderData }: Route.ComponentProps) {
  const { term, taughtIn } = loaderData;
  if (!term) return <TermNotFound />;
  return (
    <>
      <TermHead term={term} />
      <TermPage term={term} taughtIn={taughtIn} />
    </>
  );
}
