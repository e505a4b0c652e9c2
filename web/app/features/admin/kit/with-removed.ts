type Person = { readonly slug: string; readonly name: string };

/** Who can be chosen, and whoever was chosen before they were removed. */
export function withRemoved(people: readonly Person[], chosen: string | null): readonly Person[] {
  const isThere = chosen === null || people.some(({ slug }) => slug === chosen);
  return isThere ? people : [...people, { slug: chosen, name: chosen }];
}
