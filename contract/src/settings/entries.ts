import type { Entry, Field } from './field.ts';

/** An entry that came with the product, for as long as it's about the same person. */
export function isSample(initial: readonly Entry[], { id, name }: Entry): boolean {
  return initial.some((sample) => sample.id === id && sample.name === name);
}

/** The entries of a list; its field says how they're made. */
export function entriesOf(value: unknown): readonly Entry[] {
  return Array.isArray(value) ? value : [];
}

/** Ids of the pictures that values name, in lists too. */
export function picturesIn(
  fields: Readonly<Record<string, Field>>,
  values: Readonly<Record<string, unknown>>,
): string[] {
  return Object.entries(fields).flatMap(([name, { kind, list }]) => {
    const value = values[name];
    if (list) return entriesOf(value).flatMap((entry) => picturesIn(list.entry, entry));
    return kind === 'picture' && typeof value === 'string' && value !== '' ? [value] : [];
  });
}
