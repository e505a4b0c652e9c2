import type { ProseFootnote, ProseReference } from './prose-tree.ts';

type FoundFootnote = Omit<ProseFootnote, 'blocks'> & { readonly name: string };

export type References = {
  /** Registers a reference to the footnote of this name. */
  refer(name: string): ProseReference;
  /** The footnotes in the order of their first reference, including those found while iterating. */
  footnotes(): Iterable<FoundFootnote>;
};

/** Numbers a text's footnotes by first reference. */
export function createReferences(anchor: (words: string) => string): References {
  const byName = new Map<string, FoundFootnote & { references: string[] }>();

  function add(name: string) {
    const number = byName.size + 1;
    const found = { name, number, id: anchor(`footnote ${number}`), references: [] };
    byName.set(name, found);
    return found;
  }

  return {
    refer(name) {
      const { number, id: footnote, references } = byName.get(name) ?? add(name);
      const id = anchor(`reference ${number}`);
      references.push(id);
      return { kind: 'reference', number, id, footnote };
    },
    footnotes: () => byName.values(),
  };
}
