import type { ShelfItem } from '@danube/contract/downloads/shelf.schemas.ts';
import type { OwnCertificate } from '@danube/contract/learning/certificates.contract.ts';
import type { MyCourse } from '@danube/contract/learning/learning.schemas.ts';

export type LibraryItem =
  | { readonly kind: 'course'; readonly mine: MyCourse }
  | { readonly kind: 'files'; readonly own: ShelfItem }
  | { readonly kind: 'certificate'; readonly certificate: OwnCertificate };

const maxShown = 6;

/**
 * The items on the home's shelf: courses first, then files and certificates. Each list is sorted
 * newest first, and no kind takes all the space.
 */
export function newestLibraryItems(library: {
  courses: readonly MyCourse[];
  shelf: readonly ShelfItem[];
  certificates: readonly OwnCertificate[];
}): LibraryItem[] {
  const courses = library.courses
    .filter(({ access }) => access.isAllowed)
    .map((mine): LibraryItem => ({ kind: 'course', mine }));
  const files = library.shelf
    .filter(({ access }) => access.isAllowed)
    .map((own): LibraryItem => ({ kind: 'files', own }));
  const certificates = library.certificates
    .filter(({ isRevoked }) => !isRevoked)
    .map((certificate): LibraryItem => ({ kind: 'certificate', certificate }));
  const others = [...files.slice(0, 3), ...certificates.slice(0, 1)];
  return [...courses.slice(0, Math.max(2, maxShown - others.length)), ...others].slice(0, maxShown);
}
