import type { Script } from './glyph-sets.ts';

type Range = { readonly min: number; readonly max: number; readonly default?: number };

/** What a file keeps of a variable font's axis: a fixed value or a range. */
export type Axes = Readonly<Record<string, number | Range>>;

export type Typeface = {
  /** Prefix of its file names. */
  readonly name: string;
  readonly family: string;
  readonly style: 'normal' | 'italic';
  /** The full font file in its package. */
  readonly source: string;
  readonly features: readonly string[];
  axes(script: Script): Axes;
};

const serifFeatures = ['kern', 'liga', 'lnum', 'locl', 'tnum'];
const sansFeatures = [...serifFeatures, 'cv11', 'ss03'];

/** Hairlines at display size, sturdy in text. */
const opticalSizes = { min: 24, max: 60, default: 60 };

/**
 * Weights below 400 are on the other side of a master and would double the file. The same goes for
 * the optical sizes of Greek and Cyrillic letters, whose files also contain Latin ones.
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
    // Single words in headlines, and short captions.
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
