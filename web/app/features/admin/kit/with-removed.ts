type Person = { readonly slug: string; readonly name: string };

/** Available options, plus a selected one that was removed since. */
export function withRemoved(people: readonly Person[], chosen: string | null): readonly Person[] {
  const isPresent = chosen === null || people.some(({ slug }) => slug === chosen);
  return isPresent ? people : [...people, { slug: chosen, name: chosen }];
}
