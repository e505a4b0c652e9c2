import type { Readable } from 'node:stream';
import type { LessonId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { PublicCertificate } from '@danube/contract/learning/certificates.contract.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Actor } from '../../platform/actor.ts';

/** Bytes of a lesson are refused: nobody is signed in, or who is may not have them. */
export type ClosedLesson = { readonly isClosed: true; readonly isSignedOut: boolean };

/** What is sent outside procedures: bytes of lessons, and certificates on paper. */
export type LearningApi = {
  /** A link to the film of a lesson; null if there is none. */
  film(actor: Actor, lesson: LessonId): Promise<{ url: string } | ClosedLesson | null>;
  captions(actor: Actor, lesson: LessonId): Promise<{ body: Readable } | ClosedLesson | null>;
  /** Whether there are captions, without their bytes. */
  describeCaptions(
    actor: Actor,
    lesson: LessonId,
  ): Promise<{ contentLength: number } | ClosedLesson | null>;
  /** Everything printed on it; null if it isn't this person's or was revoked. */
  ownCertificate(userId: string, code: string): Promise<PrintedCertificate | null>;
  /** What the holder lets everyone see. */
  publicCertificate(code: string): Promise<PublicCertificate | null>;
};

export type PrintedCertificate = {
  readonly code: string;
  readonly number: string;
  readonly holder: string;
  readonly courseTitle: string;
  /** Of the title, and what the student learned in. */
  readonly language: LanguageCode;
  readonly issuedAt: Date;
  readonly lessons: number;
  readonly minutes: number;
};
