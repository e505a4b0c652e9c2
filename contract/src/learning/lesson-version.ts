/** Which version of a course staff look at: as it is edited, or as last published. */
export const lessonVersions = ['draft', 'public'] as const;

export type LessonVersion = (typeof lessonVersions)[number];
