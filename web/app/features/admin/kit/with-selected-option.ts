type Option = { readonly slug: string; readonly name: string };

/** The available options, plus the selected one if it was removed since. */
export function withSelectedOption(
  options: readonly Option[],
  selected: string | null,
): readonly Option[] {
  const isPresent = selected === null || options.some(({ slug }) => slug === selected);
  return isPresent ? options : [...options, { slug: selected, name: selected }];
}
