import * as z from 'zod';
import {
  languageSchema,
  nameSchema,
  passwordSchema,
  phoneSchema,
  providerSchema,
} from './identity.schemas.ts';

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.date(),
});

/** A browser or app in which the account is signed in. */
export const deviceSchema = z.object({
  id: z.string(),
  /** The browser's user agent at sign-in; empty if it sent none. */
  userAgent: z.string(),
  /** The IP address without its last part. */
  network: z.string(),
  signedInAt: z.date(),
  lastActiveAt: z.date(),
  isCurrent: z.boolean(),
});

export const exportSchema = z.object({
  id: z.string(),
  requestedAt: z.date(),
  state: z.enum(['preparing', 'ready', 'failed']),
  /** When the file is deleted. */
  availableUntil: z.date().nullable(),
});

/** Everything the account page shows. */
export const accountSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  language: languageSchema.nullable(),
  memberSince: z.date(),
  hasPassword: z.boolean(),
  /** The linked identity providers. */
  providers: z.array(providerSchema),
  hasTwoFactor: z.boolean(),
  recoveryCodesLeft: z.number().int().nullable(),
  passkeys: z.array(passkeySchema),
  devices: z.array(deviceSchema),
  /** A new address that isn't confirmed yet; the current one stays until then. */
  pendingEmail: z.string().nullable(),
  latestExport: exportSchema.nullable(),
  /** When the account and its data are erased, unless its owner cancels. */
  erasureAt: z.date().nullable(),
});

export const profileChangeSchema = z.object({
  firstName: nameSchema,
  lastName: nameSchema,
  phone: phoneSchema.nullable(),
  language: languageSchema,
});

/**
 * The password again, for actions with which someone at an unlocked screen could take over the
 * account.
 */
export const proofSchema = z.object({ currentPassword: passwordSchema.optional() });

export type Account = z.infer<typeof accountSchema>;
export type Passkey = z.infer<typeof passkeySchema>;
export type Device = z.infer<typeof deviceSchema>;
export type Export = z.infer<typeof exportSchema>;
