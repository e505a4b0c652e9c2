import type { ClaimId, claimRegister } from '@danube/contract/claims/claim-register.ts';
import type { TextKey } from '../../../lib/text-keys.ts';

type ShownPath = (typeof claimRegister)[ClaimId]['shownOn'][number];

/** The names of the pages that show figures. */
export const pageNames: Readonly<Record<ShownPath, TextKey>> = {
  '/': 'claims.pages.home',
  '/about': 'nav.about',
  '/instructors': 'nav.instructors',
  '/instructors/viktor-hajnal': 'claims.pages.viktorHajnal',
  '/instructors/katharina-lindner': 'claims.pages.katharinaLindner',
};
