import * as z from 'zod';
import { isLanguageCode, type LanguageCode } from '../locale.ts';
import { staffRoles } from '../staff-roles.ts';
import { lineOfText } from '../text.ts';
import { maxPasswordLength, passwordReasons } from './password-rules.ts';

export const userIdSchema = lineOfText(64).min(1).brand('UserId');

/** Trimmed and lower-cased: one spelling per mailbox wherever an address is compared. */
export const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** International form; spaces, dots, dashes and brackets of the written form are dropped. */
export const phoneSchema = z
  .string()
  .trim()
  .overwrite((text) => text.replace(/[\s().-]/g, '').replace(/^00/, '+'))
  .regex(/^\+[1-9]\d{6,14}$/);

export const nameSchema = lineOfText(80).min(1);

/** A password someone already has; a new one is checked besides. */
export const passwordSchema = z.string().min(1).max(maxPasswordLength);

export const languageSchema = z.custom<LanguageCode>(isLanguageCode);

/** The session as the page may know it: who and until when, never a token. */
export const sessionSchema = z.object({
  user: z.object({
    id: userIdSchema,
    // As stored: what an older import or a provider brought is shown, not checked.
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    isAdmin: z.boolean(),
    /** What an administrator may do; empty for everyone else. */
    roles: z.array(z.enum(staffRoles)),
    isSalesRep: z.boolean(),
    /** An administrator whose rights wait for a second factor at sign-in. */
    needsSecondFactor: z.boolean(),
  }),
  /** Expires then unless it is used or renewed before. */
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
  /** As its users know it, e.g. `Google`. */
  name: z.string(),
});

/** The profile's own field names, as stored. */
export const profileSchema = z.object({
  id: userIdSchema,
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(['member', 'admin']),
});

export const salesRepSchema = z.object({ userId: userIdSchema, createdAt: z.date() });

/** What an authenticator is asked and answers; the browser and the library know its fields. */
export const passkeyMessageSchema = z.record(z.string(), z.unknown());

export type Session = z.infer<typeof sessionSchema>;
export type SignInOutcome = z.infer<typeof signInOutcomeSchema>;
export type PasswordVerdict = z.infer<typeof passwordVerdictSchema>;
export type Provider = z.infer<typeof providerSchema>;
export type PasskeyMessage = z.infer<typeof passkeyMessageSchema>;
