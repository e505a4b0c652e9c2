import type { ProseFootnote, ProseReference } from './prose-tree.ts';

type Met = Omit<ProseFootnote, 'blocks'> & { readonly name: string };

export type References = {
  /** Another place that leads to the footnote of this name. */
  refer(name: string): ProseReference;
  /** The footnotes in the order in which they were met, those met on the way included. */
  met(): Iterable<Met>;
};

/** Numbers the footnotes of a text as they are met. */
export function createReferences(anchor: (words: string) => string): References {
  const byName = new Map<string, Met & { references: string[] }>();

  function meet(name: string) {
    const number = byName.size + 1;
    const met = { name, number, id: anchor(`footnote ${number}`), references: [] };
    byName.set(name, met);
    return met;
  }

  return {
    refer(name) {
      const { number, id: footnote, references } = byName.get(name) ?? meet(name);
      const id = anchor(`reference ${number}`);
      references.push(id);
      return { kind: 'reference', number, id, footnote };
    },
    met: () => byName.values(),
  };
}
