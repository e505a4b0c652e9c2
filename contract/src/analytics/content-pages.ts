/** The page patterns of each kind of content: its list, and the items. */
export const contentPages = {
  indicator: ['/download-indicators', '/download/indicators', '/indicator/{id}'],
  book: ['/books', '/book/{slug}'],
} as const;
