import type { Script } from './glyph-sets.ts';

type Range = { readonly min: number; readonly max: number; readonly default?: number };

/** What a file keeps of an axis of the typeface: one place on it, or a part of it. */
export type Axes = Readonly<Record<string, number | Range>>;

export type Typeface = {
  /** First part of its files' names. */
  readonly name: string;
  readonly family: string;
  readonly style: 'normal' | 'italic';
  /** The whole typeface, as a file of a package. */
  readonly source: string;
  readonly features: readonly string[];
  axes(script: Script): Axes;
};

const serifFeatures = ['kern', 'liga', 'lnum', 'locl', 'tnum'];
const sansFeatures = [...serifFeatures, 'cv11', 'ss03'];

/** Hairlines at display size, sturdy in text. */
const opticalSizes = { min: 24, max: 60, default: 60 };

/**
 * Lighter weights than 400 lie on the other side of a master and would double the file. The same
 * holds for the optical sizes of Greek and Cyrillic letters, whose files carry Latin ones besides.
 */
const serifWeights = { min: 400, max: 500 };

export const typefaces: readonly Typeface[] = [
  {
    name: 'serif',
    family: 'Source Serif 4',
    style: 'normal',
    source: 'source-serif/VAR/SourceSerif4Variable-Roman.ttf',
    features: serifFeatures,
    axes: (script) => ({ opsz: script === 'latin' ? opticalSizes : 40, wght: serifWeights }),
  },
  {
    name: 'serif-italic',
    family: 'Source Serif 4',
    style: 'italic',
    source: 'source-serif/VAR/SourceSerif4Variable-Italic.ttf',
    features: serifFeatures,
    // Single words in headlines, and short lines below pictures.
    axes: () => ({ opsz: 60, wght: 400 }),
  },
  {
    name: 'sans',
    family: 'Inter',
    style: 'normal',
    source: 'inter-ui/variable/InterVariable.woff2',
    features: sansFeatures,
    axes: () => ({ opsz: 14, wght: { min: 400, max: 700 } }),
  },
  {
    name: 'sans-italic',
    family: 'Inter',
    style: 'italic',
    source: 'inter-ui/variable/InterVariable-Italic.woff2',
    features: sansFeatures,
    axes: () => ({ opsz: 14, wght: { min: 400, max: 700 } }),
  },
];
