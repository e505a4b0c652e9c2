/** The list of indicators, with what each of them needs. */
export const indicatorsPath = '/download-indicators';

/** Where the chart begins on the page of an indicator. */
export const previewAnchor = 'preview';

export function indicatorPath(slug: string): string {
  return `/indicator/${slug}`;
}
