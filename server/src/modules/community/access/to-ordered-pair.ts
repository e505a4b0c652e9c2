/** The two people of a direct conversation, in the order stored in its row. */
export function toOrderedPair(one: string, other: string): { lowId: string; highId: string } {
  return one < other ? { lowId: one, highId: other } : { lowId: other, highId: one };
}
