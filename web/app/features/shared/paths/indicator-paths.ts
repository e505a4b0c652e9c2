/** The list of indicators with their requirements. */
export const indicatorsPath = '/download-indicators';

/** The chart's anchor on an indicator's page. */
export const previewAnchor = 'preview';

export function indicatorPath(slug: string): string {
  return `/indicator/${slug}`;
}
