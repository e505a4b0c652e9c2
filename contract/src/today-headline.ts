import type { Today } from './administration/today.schemas.ts';

type Direction = 'up' | 'down';

/** The end of a key in `today.headline`, and what its sentence may name. */
type Headline = {
  readonly words:
    | 'closed'
    | 'waiting'
    | 'clear'
    | 'quiet'
    | 'level'
    | 'first'
    | Direction
    | `${Direction}By`
    | `${Direction}ByIn`;
  /** Sales of the last week, in cents. */
  readonly amount: number;
  /** By how much sales changed: 0.18 is 18 %. Never negative. */
  readonly change: number;
  readonly item: string;
  /** ISO 3166 code; empty if none stands out. */
  readonly country: string;
};

type HeadlineInput = {
  readonly figures: readonly Pick<Today['figures'][number], 'name' | 'lastWeek' | 'weekBefore'>[];
  readonly attention: readonly Pick<Today['attention'][number], 'name'>[];
  readonly driver: Today['driver'];
};

/**
 * One sentence: how sales went or, for people who don't see money, whether something needs
 * attention. Before the launch there's only one thing to say. The same on Today and in its email.
 */
export function chooseHeadline({ figures, attention, driver }: HeadlineInput): Headline {
  const none = { amount: 0, change: 0, item: '', country: '' };
  if (attention.some(({ name }) => name === 'stepsToOpen')) return { ...none, words: 'closed' };
  const revenue = figures.find(({ name }) => name === 'revenue');
  if (!revenue) return { ...none, words: attention.length > 0 ? 'waiting' : 'clear' };
  const { lastWeek, weekBefore } = revenue;
  if (lastWeek === weekBefore) return { ...none, words: lastWeek === 0 ? 'quiet' : 'level' };
  if (weekBefore <= 0) return { ...none, words: 'first', amount: lastWeek };
  const change = (lastWeek - weekBefore) / weekBefore;
  const direction: Direction = change > 0 ? 'up' : 'down';
  const sales = { amount: lastWeek, change: Math.abs(change) };
  if (!driver) return { ...none, ...sales, words: direction };
  const { item, country } = driver;
  return country === null
    ? { ...sales, item, country: '', words: `${direction}By` }
    : { ...sales, item, country, words: `${direction}ByIn` };
}
