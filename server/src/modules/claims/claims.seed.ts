import type { ClaimId } from '@danube/contract/claims/claim-register.ts';
import type { ClaimSource } from '@danube/contract/claims/claims.schemas.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transact } from '../../platform/transact.ts';
import { findSources, upsertSource } from './claims.repository.ts';

/** Samples for some of the figures; existing sources stay unchanged. */
export async function seedClaims(deps: { transact: Transact; clock: Clock }): Promise<void> {
  await deps.transact(async ({ tx, touchContent }) => {
    if ((await findSources(tx)).length > 0) return;
    for (const [claimId, source] of Object.entries(samples)) {
      await upsertSource(tx, {
        ...source,
        language: 'en',
        // The object below only has keys of the register.
        claimId: claimId as ClaimId,
        updatedAt: deps.clock.now(),
        updatedBy: null,
      });
    }
    touchContent('claims');
  });
}

const samples: Partial<Record<ClaimId, Omit<ClaimSource, 'language'>>> = {
  tradersTrained: {
    text: 'Sample: people who finished at least one course, counted in the academy’s enrolment records since its first course.',
    url: null,
    asOf: '2026-09-30',
  },
  activeStudents: {
    text: 'Sample: accounts with a course that was opened within the twelve months before the date, from the academy’s enrolment records.',
    url: null,
    asOf: '2026-09-30',
  },
  expertCourses: {
    text: 'Sample: courses and modules in the catalogue on the date, free ones included.',
    url: null,
    asOf: '2026-10-31',
  },
  averageRating: {
    text: 'Sample: mean of the star ratings that participants gave after a course, in a survey of all who finished one in 2025.\nParticipation was voluntary.',
    url: 'https://danube-trading.example/reports/survey-2025',
    asOf: '2025-12-31',
  },
  europeanCountries: {
    text: 'Sample: countries of residence that students named in their accounts.',
    url: null,
    asOf: '2026-09-30',
  },
  indexInstructorYears: {
    text: 'Sample: curriculum vitae of the instructor, checked against employment records.',
    url: null,
    asOf: '2026-01-15',
  },
  commodityInstructorYears: {
    text: 'Sample: curriculum vitae of the instructor, checked against employment records.',
    url: null,
    asOf: '2026-01-15',
  },
  eventsThisMonth: {
    text: 'Sample: occurrences in the academy’s calendar, averaged over the months of the half-year before the date.',
    url: null,
    asOf: '2026-10-31',
  },
};
