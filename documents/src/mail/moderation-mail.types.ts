import type { CommunityRule } from '@danube/contract/moderation/community-rules.ts';
import type { Restriction } from '@danube/contract/moderation/moderation-rules.ts';

/** An instant as ISO 8601 with zone, e.g. `2026-11-17T17:00:00Z`. */
type Instant = string;

/** About messages in the community. */
export type ModerationMail =
  /** The statement of reasons, sent to the restricted person. */
  | {
      kind: 'moderation-decision';
      restriction: Restriction;
      rule: CommunityRule;
      /** The moderator's remark; may be empty. */
      remark: string;
      quote: string | null;
      /** What its picture shows, '' without a description; absent without a picture. */
      pictureAlt?: string | null;
      /** Null means until it is lifted. */
      until: Instant | null;
      decisionsUrl: string;
    }
  /** The statement of reasons for a hidden course review. */
  | {
      kind: 'review-hidden';
      courseTitle: string;
      rule: CommunityRule;
      /** The moderator's own words; may be empty. */
      remark: string;
      quote: string | null;
      /** Where the author can change or remove it. */
      libraryUrl: string;
      contactUrl: string;
    }
  /** A restriction was reviewed after an appeal, or reversed without one. */
  | {
      kind: 'appeal-answered';
      restriction: Restriction;
      isReversed: boolean;
      remark: string;
      decisionsUrl: string;
    }
  /** Sent to the address someone entered, which may be someone else's, so it quotes nothing. */
  | { kind: 'notice-received'; reference: string }
  /** Sent to the reporter. */
  | { kind: 'report-decided'; hasActed: boolean; reportedAt: Instant; contactUrl: string };
