/** The two of a direct conversation as its row names them. */
export function pairOf(one: string, other: string): { lowId: string; highId: string } {
  return one < other ? { lowId: one, highId: other } : { lowId: other, highId: one };
}
