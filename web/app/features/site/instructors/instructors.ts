import type { ClaimId } from '@danube/contract/claims/claim-register.ts';

/** Someone who teaches, in the words of the page's language. */
export type Instructor = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Null if nobody has chosen a portrait. */
  readonly image: Portrait | null;
  /** The years in the current field: a figure with a source, or what the owner entered. */
  readonly yearsExperience: ClaimId | number | null;
  /** The years since the first day in the market. */
  readonly careerYears?: ClaimId;
  /** How often the taught strategies work out, where the academy states it. */
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
  /** Drawn by the academy, not photographed. */
  readonly isDrawn: boolean;
};

export const instructorsPath = '/instructors';

export function profilePath({ slug }: Pick<Instructor, 'slug'>): string {
  return `${instructorsPath}/${slug}`;
}
