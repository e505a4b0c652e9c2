import type { Readable } from 'node:stream';
import type { ItemId, LessonId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { PublicCertificate } from '@danube/contract/learning/certificates.contract.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { FileId } from '@danube/contract/media/media.schemas.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database.ts';

/** Access to a lesson's bytes was denied: nobody is signed in, or the member has no access. */
export type ClosedLesson = { readonly isClosed: true; readonly isSignedOut: boolean };

/** A picture of a text, in one of the widths that pages use. */
export type RequestedPicture = { readonly file: FileId; readonly width: 480 | 960 | 1440 };

/** What is sent outside procedures: the bytes of lessons, and printed certificates. */
export type LearningApi = {
  /** A link to a lesson's video; null if there is none. */
  film(actor: Actor, lesson: LessonId): Promise<{ url: string } | ClosedLesson | null>;
  captions(actor: Actor, lesson: LessonId): Promise<{ body: Readable } | ClosedLesson | null>;
  /** Whether there are captions, without their bytes. */
  describeCaptions(
    actor: Actor,
    lesson: LessonId,
  ): Promise<{ contentLength: number } | ClosedLesson | null>;
  /** A picture of a lesson's text; null if the text doesn't have it. */
  picture(
    actor: Actor,
    lesson: LessonId,
    picture: RequestedPicture,
  ): Promise<{ body: Readable; etag?: string } | ClosedLesson | null>;
  /** Everything printed on it; null if it isn't this person's or was revoked. */
  ownCertificate(userId: string, code: string): Promise<PrintedCertificate | null>;
  /** Which of these people opened a lesson of which course, and who finished it. */
  findProgress(tx: Tx, userIds: readonly string[]): Promise<CourseProgress[]>;
  /** Everyone who has worked on a lesson since this time. */
  findLearners(tx: Tx, since: Date): Promise<string[]>;
  /** What the holder makes public. */
  publicCertificate(code: string): Promise<PublicCertificate | null>;
};

export type CourseProgress = {
  readonly userId: string;
  readonly courseId: ItemId;
  readonly hasBegun: boolean;
  /** They have a certificate that wasn't revoked. */
  readonly isFinished: boolean;
};

export type PrintedCertificate = {
  readonly code: string;
  readonly number: string;
  readonly holder: string;
  readonly courseTitle: string;
  /** The language of the title, in which the student learned. */
  readonly language: LanguageCode;
  readonly issuedAt: Date;
  readonly lessons: number;
  readonly minutes: number;
};
