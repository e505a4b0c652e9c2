import type {
  CandidateOutcome,
  CodeSource,
} from '@danube/contract/sales-reps/sales-reps.schemas.ts';

/** A code that was submitted, and what became of it. */
export type Candidate = {
  readonly source: CodeSource;
  readonly code: string;
  readonly outcome: CandidateOutcome;
};
