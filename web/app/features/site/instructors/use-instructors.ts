import type { ClaimId } from '@danube/contract/claims/claim-register.ts';
import { isSample } from '@danube/contract/settings/entries.ts';
import { type GroupValues, initialValues } from '@danube/contract/settings/settings-groups.ts';
import { resolveWording } from '../../../lib/resolve-wording.ts';
import { useSettings } from '../../../lib/settings.tsx';
import type { TextKey, Translate } from '../../../lib/text-keys.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import type { Instructor, Portrait } from './instructors.ts';
import katharinaLindner from './portraits/katharina-lindner.svg?no-inline';
import viktorHajnal from './portraits/viktor-hajnal.svg?no-inline';

type Person = GroupValues<'instructors'>['people'][number];

type Sample = {
  readonly image: string;
  readonly yearsExperience: ClaimId;
  readonly careerYears: ClaimId;
  readonly success?: ClaimId;
  line(t: Translate, field: LineField): string;
  item(t: Translate, field: ListField, place: Place): string;
};

/** The sample instructors by id. */
const samples: Readonly<Record<string, Sample>> = {
  viktor: {
    image: viktorHajnal,
    yearsExperience: 'indexInstructorYears',
    careerYears: 'indexCareerYears',
    success: 'strategySuccess',
    line: (t, field) => t(`instructors.viktor.${field}`),
    // A test finds missing keys.
    item: (t, field, place) => t(`instructors.viktor.${field}.${place}` as TextKey),
  },
  katharina: {
    image: katharinaLindner,
    yearsExperience: 'commodityInstructorYears',
    careerYears: 'commodityCareerYears',
    line: (t, field) => t(`instructors.katharina.${field}`),
    // A test finds missing keys.
    item: (t, field, place) => t(`instructors.katharina.${field}.${place}` as TextKey),
  },
};

type TextField = {
  [Name in keyof Person]: Person[Name] extends object ? Name : never;
}[keyof Person];
type LineField = Exclude<TextField, ListField>;
type ListField = 'teaches' | 'achievements';
type Place = (typeof places)[number];

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;
const listKeys = { teaches: places.slice(0, 3), achievements: places } satisfies Record<
  ListField,
  readonly string[]
>;

/** The instructors in the owner's order. If only names are needed, use the settings. */
export function useInstructors(): readonly Instructor[] {
  const t = useTexts('instructors');
  const language = useLanguage();
  const { people } = useSettings('instructors');
  return people.map((person) => toInstructor(person, wordsOf(person, t, language)));
}

/** The instructor with this slug, case-insensitively. */
export function useInstructor(slug: string): Instructor | undefined {
  return useInstructors().find((instructor) => instructor.slug === slug.toLowerCase());
}

type Words = ReturnType<typeof wordsOf>;

/** The owner's wording, or the sample's text in `locales/`. */
function wordsOf(person: Person, t: Translate, language: Parameters<typeof resolveWording>[1]) {
  const sample = sampleOf(person);
  const written = (field: TextField) => resolveWording(person[field], language);
  return {
    line: (field: LineField) => written(field) ?? sample?.line(t, field) ?? '',
    lines(field: ListField): string[] {
      const own = written(field)
        ?.split('\n')
        .filter((line) => line.trim() !== '');
      return own ?? (sample ? listKeys[field].map((at) => sample.item(t, field, at)) : []);
    },
  };
}

function toInstructor(person: Person, words: Words): Instructor {
  const sample = sampleOf(person);
  const { id, slug, name, years } = person;
  return {
    id,
    slug,
    name,
    ...(sample && { careerYears: sample.careerYears }),
    ...(sample?.success && { success: sample.success }),
    image: portraitOf(person, sample?.image),
    yearsExperience: years ?? sample?.yearsExperience ?? null,
    bio: words.line('bio'),
    title: words.line('title'),
    specialization: words.line('specialization'),
    teaches: words.lines('teaches'),
    aboutTitle: words.line('aboutTitle'),
    aboutP1: words.line('aboutP1'),
    aboutP2: words.line('aboutP2'),
    aboutP3: words.line('aboutP3'),
    achievements: words.lines('achievements'),
    keyClients: words.line('clients'),
    globalReach: words.line('reach'),
  };
}

function sampleOf(person: Person): Sample | undefined {
  const isOurs = isSample(initialValues('instructors').people, person);
  return isOurs ? samples[person.id] : undefined;
}

function portraitOf({ portrait }: Person, drawn: string | undefined): Portrait | null {
  if (portrait === '') return drawn === undefined ? null : { src: drawn, isDrawn: true };
  const at = (width: number) => `/media/pictures/${portrait}?w=${width}`;
  return {
    src: at(960),
    srcSet: `${at(480)} 480w, ${at(960)} 960w, ${at(1440)} 1440w`,
    isDrawn: false,
  };
}
