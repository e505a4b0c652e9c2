import type { ShelfItem } from '@danube/contract/downloads/shelf.schemas.ts';
import type { OwnCertificate } from '@danube/contract/learning/certificates.contract.ts';
import type { MyCourse } from '@danube/contract/learning/learning.schemas.ts';

export type Belonging =
  | { readonly kind: 'course'; readonly mine: MyCourse }
  | { readonly kind: 'files'; readonly own: ShelfItem }
  | { readonly kind: 'certificate'; readonly certificate: OwnCertificate };

const mostShown = 6;

/**
 * What stands on the shelf of the home: courses first, then files and certificates. Each list comes
 * with the newest first, and no kind takes all the room.
 */
export function newestBelongings(library: {
  courses: readonly MyCourse[];
  shelf: readonly ShelfItem[];
  certificates: readonly OwnCertificate[];
}): Belonging[] {
  const courses = library.courses
    .filter(({ access }) => access.isAllowed)
    .map((mine): Belonging => ({ kind: 'course', mine }));
  const files = library.shelf
    .filter(({ access }) => access.isAllowed)
    .map((own): Belonging => ({ kind: 'files', own }));
  const certificates = library.certificates
    .filter(({ isRevoked }) => !isRevoked)
    .map((certificate): Belonging => ({ kind: 'certificate', certificate }));
  const others = [...files.slice(0, 3), ...certificates.slice(0, 1)];
  return [...courses.slice(0, Math.max(2, mostShown - others.length)), ...others].slice(
    0,
    mostShown,
  );
}
