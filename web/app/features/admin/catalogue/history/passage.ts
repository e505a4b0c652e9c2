/** The place where two texts differ, with some words around it. */
export type Passage = { lead: string; before: string; after: string; tail: string };

/** Words kept on either side of a change, for context. */
const contextWords = 6;
/** Longer passages are shortened to their beginning and end. */
const maxPassageWords = 60;

export function findDifferingPassage(before: string, after: string): Passage {
  const was = before.split(/\s+/).filter(Boolean);
  const is = after.split(/\s+/).filter(Boolean);
  const start = commonStart(was, is);
  const end = commonStart(was.slice(start).reverse(), is.slice(start).reverse());
  return {
    lead: leadingContext(is.slice(0, start)),
    before: shortened(was.slice(start, was.length - end)),
    after: shortened(is.slice(start, is.length - end)),
    tail: trailingContext(is.slice(is.length - end)),
  };
}

function commonStart(left: readonly string[], right: readonly string[]): number {
  const place = left.findIndex((word, index) => word !== right[index]);
  return place === -1 ? left.length : place;
}

function leadingContext(words: readonly string[]): string {
  const shown = words.slice(-contextWords).join(' ');
  return words.length > contextWords ? `… ${shown}` : shown;
}

function trailingContext(words: readonly string[]): string {
  const shown = words.slice(0, contextWords).join(' ');
  return words.length > contextWords ? `${shown} …` : shown;
}

function shortened(words: readonly string[]): string {
  if (words.length <= maxPassageWords) return words.join(' ');
  const half = maxPassageWords / 2;
  return `${words.slice(0, half).join(' ')} … ${words.slice(-half).join(' ')}`;
}
