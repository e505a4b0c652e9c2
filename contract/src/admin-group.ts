/** The groups of the admin menu, in display order. */
export const adminGroups = [
  'today',
  'sales',
  'students',
  'content',
  'live',
  'community',
  'reps',
  'traffic',
  'settings',
] as const;

export type AdminGroup = (typeof adminGroups)[number];
