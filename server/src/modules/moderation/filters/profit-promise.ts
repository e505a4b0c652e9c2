import { splitWords } from './fold-text.ts';
import { promiseWords } from './promise-words.ts';

/** Stems and phrases in comparable form, each as a list of skeletons. */
type Folded = {
  sure: readonly (readonly string[])[];
  gain: readonly string[];
  denials: readonly string[];
  phrases: readonly (readonly string[])[];
};

const languages: readonly Folded[] = Object.values(promiseWords).map((words) => ({
  sure: words.sure.map(splitWords),
  gain: words.gain.flatMap(splitWords),
  denials: words.denials.flatMap(splitWords),
  phrases: words.phrases.map(splitWords),
}));

/** Prefixes of their first words: most sentences contain none and need no further checks. */
const firstWordPrefixes = new Set(
  languages
    .flatMap(({ sure, phrases }) => [...sure, ...phrases])
    .map(([first = '']) => first.slice(0, 3)),
);

/** The maximum distance between “guaranteed” and “profit”. */
const maxPairDistance = 2;
/** How far before them a “no” still turns it into a warning. */
const maxDenialDistance = 4;

const sentenceEnd = /[.!?;:](?=\s)|\n/;

/** Whether a text promises profits, in any of the 24 languages; look-alike letters don't help. */
export function promisesProfit(text: string): boolean {
  return text.split(sentenceEnd).some((sentence) => {
    const words = splitWords(sentence);
    if (!words.some(canStartPhrase)) return false;
    return languages.some((language) => isPromise(words, language));
  });
}

function canStartPhrase(word: string): boolean {
  return [1, 2, 3].some((length) => firstWordPrefixes.has(word.slice(0, length)));
}

function isPromise(words: readonly string[], language: Folded): boolean {
  return (
    language.phrases.some((phrase) => containsPhrase(words, phrase)) ||
    containsPair(words, language)
  );
}

function containsPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, start) => phrase.every((word, step) => words[start + step] === word));
}

function containsPair(words: readonly string[], language: Folded): boolean {
  return words.some((_, place) => {
    const sure = language.sure.find((stems) => startsAt(words, place, stems));
    if (!sure) return false;
    const end = place + sure.length;
    const near = [
      ...words.slice(Math.max(0, place - maxPairDistance), place),
      ...words.slice(end, end + maxPairDistance),
    ];
    if (!near.some((word) => language.gain.some((stem) => word.startsWith(stem)))) return false;
    const before = words.slice(Math.max(0, place - maxDenialDistance), place);
    return !before.some((word) => language.denials.some((denial) => isDenial(word, denial)));
  });
}

function startsAt(words: readonly string[], place: number, stems: readonly string[]): boolean {
  return stems.every((stem, step) => words[place + step]?.startsWith(stem));
}

/** Short ones must match exactly; longer ones may have endings. */
function isDenial(word: string, denial: string): boolean {
  return denial.length < 4 ? word === denial : word.startsWith(denial);
}
