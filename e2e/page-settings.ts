import type { LanguageCode } from '@danube/contract/locale.ts';
import { isNightly } from '@danube/server/testing/run-size.ts';
import { languagesWithGroups } from './texts.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/**
 * Animations take a third of a browser's time and decide nothing that journeys check, so only the
 * nightly run shows them.
 */
export const motion = isNightly ? 'no-preference' : 'reduce';

/** One opening of a page: in a language, then checked in these widths and themes. */
export type PageVisit = {
  readonly language: LanguageCode;
  readonly looks: readonly { readonly theme: Theme; readonly width: number }[];
};

const widths = [390, 820, 1440];

/** Words are longest in German, Finnish and Greek; Polish and French have long sentences. */
const longLanguages: readonly LanguageCode[] = ['de', 'fi', 'el', 'pl', 'fr'];

/**
 * How the page at this index is checked. Each has a fixed width, theme and long language, so that
 * all of them occur among the pages; the nightly run checks every page in every long or fully
 * translated language, in both themes, on a phone and on a desktop.
 */
export function planVisits(place: number): readonly PageVisit[] {
  if (isNightly) return everyVisit();
  const look = {
    width: pick(widths, place),
    theme: pick(themes, Math.floor(place / widths.length)),
  };
  return [{ language: pick(longLanguages, place), looks: [look] }];
}

/** Path prefixes to check; without them every page is checked. */
const selected = process.env.SELECTED_PAGES?.split(' ');

export function isSelected(path: string): boolean {
  return !selected || selected.some((start) => path.startsWith(start));
}

function everyVisit(): PageVisit[] {
  const translated = languagesWithGroups(['privacy', 'about', 'hero']);
  const looks = [390, 1440].flatMap((width) => themes.map((theme) => ({ width, theme })));
  return [...new Set([...longLanguages, ...translated])].map((language) => ({ language, looks }));
}

/** Deterministic by text; different texts are spread over all choices. */
export function chooseByHash<Choice>(words: string, choices: readonly Choice[]): Choice {
  let sum = 0;
  for (const sign of words) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return pick(choices, sum);
}

function pick<Choice>(choices: readonly Choice[], turn: number): Choice {
  const choice = choices[turn % choices.length];
  if (choice === undefined) throw new Error('there is nothing to choose from');
  return choice;
}
