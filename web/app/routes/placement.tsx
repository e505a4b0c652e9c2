import type { LanguageCode } from '@danube/contract/locale.ts';
import { aims } from '@danube/contract/paths/aims.ts';
import type { PlacementResult } from '@danube/contract/paths/paths.schemas.ts';
import { findPathLesson } from '../features/learn/paths/path-view.ts';
import { PlacementHead } from '../features/learn/paths/placement-head.tsx';
import type { Outcome } from '../features/learn/paths/placement-outcome.tsx';
import { PlacementPage } from '../features/learn/paths/placement-page.tsx';
import type { Api } from '../lib/api.ts';
import { pageRequest } from '../page/page-request.ts';
import { readCourses } from '../page/read-courses.ts';
import { readForPage } from '../page/read-for-page.ts';
import type { Route } from './+types/placement.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, language } = context.get(pageRequest);
  const test = await readForPage(api.paths.placement({ language }));
  const { searchParams } = new URL(request.url);
  const names = ['q1', ...test.questions.map(({ name }) => name)];
  const chosen = Object.fromEntries(
    names.flatMap((name) => {
      const value = searchParams.get(name) ?? '';
      return /^[a-z0-9]{1,20}$/.test(value) ? [[name, value]] : [];
    }),
  );
  if (Object.keys(chosen).length === 0) return { ...test, chosen, outcome: null };
  const result = await readForPage(api.paths.place({ ...answersOf(chosen), language }));
  return { ...test, chosen, outcome: await readOutcomeView(api, result, language) };
}

function answersOf({ q1, ...rest }: Record<string, string>) {
  return {
    aim: aims.find((aim) => aim === q1) ?? ('unsure' as const),
    answers: Object.entries(rest).flatMap(([name, value]) =>
      /^\d{1,2}$/.test(value) ? [`${name}:${value}`] : [],
    ),
  };
}

async function readOutcomeView(
  api: Pick<Api, 'catalogue'>,
  result: PlacementResult,
  language: LanguageCode,
): Promise<Outcome> {
  const names = [result.start, ...result.missed.map(({ lesson }) => lesson)];
  const slugs = names.map(({ course }) => course);
  const courses = await readCourses(api, slugs, language);
  return {
    ...result,
    start: findPathLesson(courses, result.start) ?? null,
    missed: result.missed.map((one) => ({
      ...one,
      lesson: findPathLesson(courses, one.lesson) ?? null,
    })),
  };
}

export default function Placement({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PlacementHead hasAnswers={loaderData.outcome !== null} />
      <PlacementPage {...loaderData} />
    </>
  );
}
