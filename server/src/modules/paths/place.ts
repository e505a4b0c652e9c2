import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Aim } from '@danube/contract/paths/aims.ts';
import type {
  PlacementResult,
  PlacementTopic,
  StartReason,
} from '@danube/contract/paths/paths.schemas.ts';
import { toLessonName } from './lesson-reference.ts';
import { type PathFile, toCard } from './read-paths.ts';
import { type PlacementKey, resolveWording } from './read-placement.ts';

type Content = { readonly keys: readonly PlacementKey[]; readonly paths: readonly PathFile[] };
type Answers = {
  readonly aim: Aim;
  readonly answers: readonly string[];
  readonly language: LanguageCode;
};

/** One gap may be an oversight, two are a reason to start there. */
const minGaps = 2;

/** Different gaps matter to investors than to traders. */
const topicsByAim: Readonly<Record<Aim, readonly PlacementTopic[]>> = {
  indices: ['risk', 'costs', 'charts'],
  commodities: ['risk', 'costs'],
  unsure: ['risk', 'costs', 'charts'],
  companies: ['owning'],
  savings: [],
};

/** The path that closes a gap. */
const paths: Readonly<Record<PlacementTopic, string>> = {
  risk: 'four-weeks-of-evenings',
  costs: 'what-a-cfd-costs',
  charts: 'four-weeks-of-evenings',
  owning: 'a-savings-plan-you-understand',
};

/** Where someone without such gaps starts. */
const defaultPathByAim: Readonly<Record<Aim, string>> = {
  indices: 'mornings-of-the-dax',
  commodities: 'gold-oil-and-grain',
  unsure: 'four-weeks-of-evenings',
  companies: 'one-company-read-whole',
  savings: 'a-savings-plan-you-understand',
};

/** Where to start and why; the answers aren't stored. */
export function place(
  { keys, paths: files }: Content,
  { aim, answers, language }: Answers,
): PlacementResult {
  const choices = new Map(answers.map((answer) => answer.split(':')).map(([name, n]) => [name, n]));
  const missed = keys.filter(({ name, right }) => Number(choices.get(name)) !== right);
  const gap = topicsByAim[aim].find(
    (topic) => missed.filter((key) => key.topic === topic).length >= minGaps,
  );
  const slug = gap ? paths[gap] : defaultPathByAim[aim];
  const path = files.find((file) => file.slug === slug);
  const first = path?.plan[0]?.evenings[0]?.lessons[0];
  if (!path || first === undefined) throw new Error(`there is no path ${slug}`);
  return {
    right: keys.length - missed.length,
    asked: keys.length,
    reason: gap ?? reasonOf(aim),
    start: toLessonName(first),
    path: toCard(path, language),
    missed: missed.map((key) => toMissed(key, language)),
  };
}

function reasonOf(aim: Aim): StartReason {
  if (aim === 'unsure') return 'open';
  return aim === 'savings' ? 'savings' : 'ready';
}

function toMissed(key: PlacementKey, language: LanguageCode) {
  const { prompt, choices, explanation } = resolveWording(key, language);
  const answer = choices[key.right - 1] ?? '';
  return { name: key.name, prompt, answer, explanation, lesson: toLessonName(key.lesson) };
}
