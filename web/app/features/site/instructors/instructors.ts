import { instructorNames } from '@danube/contract/catalogue/instructor-names.ts';
import type { ClaimId } from '@danube/contract/claims/claim-register.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import katharinaLindner from './portraits/katharina-lindner.svg?no-inline';
import viktorHajnal from './portraits/viktor-hajnal.svg?no-inline';

type Six<Item> = readonly [Item, Item, Item, Item, Item, Item];

/** Who teaches. Names and structure are here; what is said about a person is in the catalogues. */
export type Instructor = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly image: string;
  /** The years in the present field, and the years since the first day in the market. */
  readonly yearsExperience: ClaimId;
  readonly careerYears: ClaimId;
  /** How often the taught strategies work out, where the academy states it. */
  readonly success?: ClaimId;
  readonly bio: TextKey;
  readonly title: TextKey;
  readonly specialization: TextKey;
  readonly teaches: readonly TextKey[];
  readonly aboutTitle: TextKey;
  readonly aboutP1: TextKey;
  readonly aboutP2: TextKey;
  readonly aboutP3: TextKey;
  readonly achievements: Six<TextKey>;
  readonly keyClients: TextKey;
  readonly globalReach: TextKey;
};

export const instructors: readonly [Instructor, Instructor] = [
  {
    id: 'viktor',
    slug: 'viktor-hajnal',
    name: instructorNames['viktor-hajnal'],
    image: viktorHajnal,
    yearsExperience: 'indexInstructorYears',
    careerYears: 'indexCareerYears',
    success: 'strategySuccess',
    bio: 'instructors.viktor.bio',
    title: 'instructors.viktor.title',
    specialization: 'instructors.viktor.specialization',
    teaches: [
      'instructors.viktor.teaches.first',
      'instructors.viktor.teaches.second',
      'instructors.viktor.teaches.third',
    ],
    aboutTitle: 'instructors.viktor.aboutTitle',
    aboutP1: 'instructors.viktor.aboutP1',
    aboutP2: 'instructors.viktor.aboutP2',
    aboutP3: 'instructors.viktor.aboutP3',
    achievements: [
      'instructors.viktor.achievements.first',
      'instructors.viktor.achievements.second',
      'instructors.viktor.achievements.third',
      'instructors.viktor.achievements.fourth',
      'instructors.viktor.achievements.fifth',
      'instructors.viktor.achievements.sixth',
    ],
    keyClients: 'instructors.viktor.clients',
    globalReach: 'instructors.viktor.reach',
  },
  {
    id: 'katharina',
    slug: 'katharina-lindner',
    name: instructorNames['katharina-lindner'],
    image: katharinaLindner,
    yearsExperience: 'commodityInstructorYears',
    careerYears: 'commodityCareerYears',
    bio: 'instructors.katharina.bio',
    title: 'instructors.katharina.title',
    specialization: 'instructors.katharina.specialization',
    teaches: [
      'instructors.katharina.teaches.first',
      'instructors.katharina.teaches.second',
      'instructors.katharina.teaches.third',
    ],
    aboutTitle: 'instructors.katharina.aboutTitle',
    aboutP1: 'instructors.katharina.aboutP1',
    aboutP2: 'instructors.katharina.aboutP2',
    aboutP3: 'instructors.katharina.aboutP3',
    achievements: [
      'instructors.katharina.achievements.first',
      'instructors.katharina.achievements.second',
      'instructors.katharina.achievements.third',
      'instructors.katharina.achievements.fourth',
      'instructors.katharina.achievements.fifth',
      'instructors.katharina.achievements.sixth',
    ],
    keyClients: 'instructors.katharina.clients',
    globalReach: 'instructors.katharina.reach',
  },
];

export const instructorsPath = '/instructors';

export function profilePath({ slug }: Instructor): string {
  return `${instructorsPath}/${slug}`;
}

/** Whose profile an address shows. The router takes capital letters and a slash behind too. */
export function instructorAt(pathname: string): Instructor | undefined {
  const [, area, slug, ...rest] = pathname.toLowerCase().replace(/\/$/, '').split('/');
  if (`/${area}` !== instructorsPath || rest.length > 0) return undefined;
  return instructors.find((instructor) => instructor.slug === slug);
}
