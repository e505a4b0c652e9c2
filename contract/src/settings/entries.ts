import type { Entry, Field } from './field.ts';

/** An initial entry that still describes the same person. */
export function isSample(initial: readonly Entry[], { id, name }: Entry): boolean {
  return initial.some((sample) => sample.id === id && sample.name === name);
}

/** The entries of a list field. */
export function entriesOf(value: unknown): readonly Entry[] {
  return Array.isArray(value) ? value : [];
}

/** A file that a setting uses, and the purpose it must have. */
export type NamedFile = { readonly id: string; readonly purpose: 'picture' | 'video' };

const purposes: Partial<Record<Field['kind'], NamedFile['purpose']>> = {
  picture: 'picture',
  film: 'video',
};

/** The files used in these values, including those in lists. */
export function filesIn(
  fields: Readonly<Record<string, Field>>,
  values: Readonly<Record<string, unknown>>,
): NamedFile[] {
  return Object.entries(fields).flatMap(([name, { kind, list }]) => {
    const value = values[name];
    if (list) return entriesOf(value).flatMap((entry) => filesIn(list.entry, entry));
    const purpose = purposes[kind];
    return purpose && typeof value === 'string' && value !== '' ? [{ id: value, purpose }] : [];
  });
}
