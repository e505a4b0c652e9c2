/** How a figure is formatted. */
export type ClaimUnit = 'count' | 'percent' | 'euro' | 'rating' | 'years';

export type ClaimFigure = {
  readonly value: number;
  readonly unit: ClaimUnit;
  /** Shown with a plus sign: at least this many. */
  readonly isAtLeast: boolean;
  /** The pages that show it. */
  readonly shownOn: readonly string[];
};

/**
 * The single source of every figure the academy advertises with, so that the sources page can list
 * them all.
 */
export const claimRegister = {
  tradersTrained: { value: 3000, unit: 'count', isAtLeast: true, shownOn: ['/', '/about'] },
  activeStudents: { value: 5000, unit: 'count', isAtLeast: true, shownOn: ['/', '/about'] },
  expertCourses: { value: 25, unit: 'count', isAtLeast: true, shownOn: ['/', '/about'] },
  averageRating: { value: 4.8, unit: 'rating', isAtLeast: false, shownOn: ['/', '/about'] },
  completionRate: { value: 98, unit: 'percent', isAtLeast: false, shownOn: ['/', '/about'] },
  profitsGenerated: { value: 2_400_000, unit: 'euro', isAtLeast: true, shownOn: ['/', '/about'] },
  europeanCountries: { value: 15, unit: 'count', isAtLeast: true, shownOn: ['/', '/about'] },
  strategySuccess: {
    value: 85,
    unit: 'percent',
    isAtLeast: false,
    shownOn: ['/', '/instructors/viktor-hajnal'],
  },
  indexInstructorYears: {
    value: 20,
    unit: 'years',
    isAtLeast: true,
    shownOn: ['/', '/instructors', '/instructors/viktor-hajnal'],
  },
  commodityInstructorYears: {
    value: 15,
    unit: 'years',
    isAtLeast: true,
    shownOn: ['/', '/instructors', '/instructors/katharina-lindner'],
  },
  indexCareerYears: { value: 28, unit: 'years', isAtLeast: true, shownOn: ['/about'] },
  commodityCareerYears: { value: 23, unit: 'years', isAtLeast: true, shownOn: ['/about'] },
  activeMembers: { value: 2847, unit: 'count', isAtLeast: false, shownOn: ['/'] },
  eventsThisMonth: { value: 12, unit: 'count', isAtLeast: false, shownOn: ['/'] },
  averageAttendance: { value: 89, unit: 'percent', isAtLeast: false, shownOn: ['/'] },
} as const satisfies Record<string, ClaimFigure>;

export type ClaimId = keyof typeof claimRegister;
