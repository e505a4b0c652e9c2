import * as z from 'zod';
import { isLanguageCode, type LanguageCode } from '../locale.ts';
import { staffRoles } from '../staff-roles.ts';
import { singleLineText } from '../text.ts';
import { maxPasswordLength, passwordReasons } from './password-rules.ts';

export const userIdSchema = singleLineText(64).min(1).brand('UserId');

/** Trimmed and lower-cased, so that every mailbox has one spelling. */
export const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** International format; spaces, dots, dashes and brackets are removed. */
export const phoneSchema = z
  .string()
  .trim()
  .overwrite((text) => text.replace(/[\s().-]/g, '').replace(/^00/, '+'))
  .regex(/^\+[1-9]\d{6,14}$/);

export const nameSchema = singleLineText(80).min(1);

/** An existing password; new ones have additional rules. */
export const passwordSchema = z.string().min(1).max(maxPasswordLength);

export const languageSchema = z.custom<LanguageCode>(isLanguageCode);

/** What a page may know about the session: who and until when, never a token. */
export const sessionSchema = z.object({
  user: z.object({
    id: userIdSchema,
    // As stored: addresses from an import or a provider aren't validated again.
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    isAdmin: z.boolean(),
    /** An administrator's roles; empty for everyone else. */
    roles: z.array(z.enum(staffRoles)),
    isSalesRep: z.boolean(),
    /** An administrator without rights until they sign in with a second factor. */
    needsSecondFactor: z.boolean(),
  }),
  /** When the session expires unless it is used or renewed. */
  expiresAt: z.date(),
});

export const signInOutcomeSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('signed-in'), session: sessionSchema }),
  z.object({ outcome: z.literal('second-factor') }),
]);

export const passwordVerdictSchema = z.object({
  score: z.number().int().min(0).max(4),
  isAccepted: z.boolean(),
  reasons: z.array(z.enum(passwordReasons)),
});

export const providerSchema = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  /** The provider's name, e.g. `Google`. */
  name: z.string(),
});

/** The profile's field names as stored. */
export const profileSchema = z.object({
  id: userIdSchema,
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(['member', 'admin']),
});

export const salesRepSchema = z.object({ userId: userIdSchema, createdAt: z.date() });

/** WebAuthn options and responses, whose fields only the browser and the library know. */
export const passkeyMessageSchema = z.record(z.string(), z.unknown());

export type Session = z.infer<typeof sessionSchema>;
export type SignInOutcome = z.infer<typeof signInOutcomeSchema>;
export type PasswordVerdict = z.infer<typeof passwordVerdictSchema>;
export type Provider = z.infer<typeof providerSchema>;
export type PasskeyMessage = z.infer<typeof passkeyMessageSchema>;
