/** The parts of the administration's menu, in its order. */
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
