import type { CohortUnit } from '@danube/contract/analytics/cohorts.ts';
import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { type Days, everyDay } from '../../../platform/academy-days.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { formatAcademyDay } from '../../../platform/format-academy-day.ts';
import { skipCompilation } from '../views.repository.ts';
import { countViewsByDay, type DayOfVisits } from '../visits.repository.ts';
import { decideCohortState, splitIntoCohorts } from './cohorts.ts';
import { countByGroup, countSteps, hasSkipped } from './count-steps.ts';
import { type FunnelPerson, type FunnelSources, findFunnelPeople } from './funnel-people.ts';

type Dependencies = { db: Db; clock: Clock; funnel: FunnelSources };

type Input = Days & {
  unit: CohortUnit;
  language: LanguageCode;
  /** Sales reps are named only to those who may see their commissions. */
  withReps: boolean;
};

/** Contains no personal data of students, so reads aren't audited. */
export function readFunnel(deps: Dependencies, { unit, language, withReps, ...days }: Input) {
  const cohorts = splitIntoCohorts(days, unit);
  const span = { from: cohorts[0]?.from ?? days.from, to: cohorts.at(-1)?.to ?? days.to };
  // One snapshot for all sums, so that the figures add up.
  return deps.db.transaction(
    async (tx) => {
      await skipCompilation(tx);
      const signUps = await deps.funnel.people.findSignUps(tx, span);
      const people = await findFunnelPeople(deps.funnel, tx, signUps);
      const visits = await countViewsByDay(tx, { ...span, section: 'all' });
      return {
        total: countSteps(people),
        skipped: people.filter(hasSkipped).length,
        dailyVisitors: visitorsOn(visits, span),
        cohorts: countCohorts(cohorts, {
          people,
          visits,
          today: formatAcademyDay(deps.clock.now()),
        }),
        sources: countByGroup(people, ({ source }) => source).map(({ group, counts }) => ({
          source: group,
          ...counts,
        })),
        languages: countByGroup(people, (person) => person.language).map(({ group, counts }) => ({
          language: group,
          ...counts,
        })),
        reps: withReps ? await countReps(deps, tx, people) : null,
        courses: await countCourses(deps, tx, { people, language }),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

function visitorsOn(visits: readonly DayOfVisits[], { from, to }: Days): number {
  return visits
    .filter(({ day }) => from <= day && day <= to)
    .reduce((sum, { dailyVisitors }) => sum + dailyVisitors, 0);
}

type Counted = {
  people: readonly FunnelPerson[];
  visits: readonly DayOfVisits[];
  today: string;
};

function countCohorts(cohorts: readonly Days[], { people, visits, today }: Counted) {
  const beginOf = new Map(
    cohorts.flatMap((cohort) => everyDay(cohort).map((day) => [day, cohort.from])),
  );
  const members = Map.groupBy(people, ({ day }) => beginOf.get(day));
  return cohorts.map((cohort) => ({
    ...cohort,
    state: decideCohortState(cohort, today),
    dailyVisitors: visitorsOn(visits, cohort),
    ...countSteps(members.get(cohort.from) ?? []),
  }));
}

async function countReps(deps: Dependencies, tx: Tx, people: readonly FunnelPerson[]) {
  const groups = countByGroup(people, ({ inviter }) => inviter);
  const ids = groups.flatMap(({ group }) => group ?? []);
  const names = await deps.funnel.salesReps.findRepNames(tx, ids);
  return groups.map(({ group: id, counts }) => ({
    rep: id === null ? null : { id, name: names.get(id) ?? '' },
    ...counts,
  }));
}

/** Courses that were started, most people first. */
async function countCourses(
  deps: Dependencies,
  tx: Tx,
  { people, language }: { people: readonly FunnelPerson[]; language: LanguageCode },
) {
  const ids: ItemId[] = [...new Set(people.flatMap(({ courses }) => [...courses.keys()]))];
  const named = await deps.funnel.catalogue.nameItems(tx, ids, language);
  return named
    .map(({ id, title }) => ({
      course: { id, title },
      ...countSteps(people.flatMap(({ courses }) => courses.get(id) ?? [])),
      signedUp: people.length,
    }))
    .toSorted((one, other) => other.began - one.began);
}
