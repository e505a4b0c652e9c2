import type {
  CandidateOutcome,
  CodeSource,
} from '@danube/contract/sales-reps/sales-reps.schemas.ts';

/** A submitted code and its outcome. */
export type Candidate = {
  readonly source: CodeSource;
  readonly code: string;
  readonly outcome: CandidateOutcome;
};
