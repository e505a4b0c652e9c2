import type { ClaimId } from '@danube/contract/claims/claim-register.ts';

/** An instructor, in the page's language. */
export type Instructor = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Null if no portrait was chosen. */
  readonly image: Portrait | null;
  /** The years in the current field: a claim with a source, or the owner's number. */
  readonly yearsExperience: ClaimId | number | null;
  /** The years since the start of the career. */
  readonly careerYears?: ClaimId;
  /** The success rate of the taught strategies, if the academy states one. */
  readonly success?: ClaimId;
  readonly bio: string;
  readonly title: string;
  readonly specialization: string;
  readonly teaches: readonly string[];
  readonly aboutTitle: string;
  readonly aboutP1: string;
  readonly aboutP2: string;
  readonly aboutP3: string;
  readonly achievements: readonly string[];
  readonly keyClients: string;
  readonly globalReach: string;
};

export type Portrait = {
  readonly src: string;
  readonly srcSet?: string;
  /** A drawing, not a photo. */
  readonly isDrawn: boolean;
};

export const instructorsPath = '/instructors';

export function profilePath({ slug }: Pick<Instructor, 'slug'>): string {
  return `${instructorsPath}/${slug}`;
}
