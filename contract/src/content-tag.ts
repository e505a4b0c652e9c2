/**
 * Names of public content whose change must reach cached pages and open tabs.
 * A page that read a tag is discarded when the tag's version moves.
 */
export const contentTags = ['catalogue', 'claims', 'events', 'settings', 'videos'] as const;

export type ContentTag = (typeof contentTags)[number];
