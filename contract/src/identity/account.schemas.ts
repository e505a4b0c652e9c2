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
  /** As the browser called itself at sign-in; empty if it said nothing. */
  userAgent: z.string(),
  /** The network's address without its last part. */
  network: z.string(),
  signedInAt: z.date(),
  lastActiveAt: z.date(),
  isCurrent: z.boolean(),
});

export const exportSchema = z.object({
  id: z.string(),
  requestedAt: z.date(),
  state: z.enum(['preparing', 'ready', 'failed']),
  /** The file is deleted then. */
  availableUntil: z.date().nullable(),
});

/** Everything the account screen shows at once. */
export const accountSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  language: languageSchema.nullable(),
  memberSince: z.date(),
  hasPassword: z.boolean(),
  /** Identity providers that are linked. */
  providers: z.array(providerSchema),
  hasTwoFactor: z.boolean(),
  recoveryCodesLeft: z.number().int().nullable(),
  passkeys: z.array(passkeySchema),
  devices: z.array(deviceSchema),
  /** An address that waits for its proof; the current one stays until then. */
  pendingEmail: z.string().nullable(),
  latestExport: exportSchema.nullable(),
  /** The account and what belongs to it are erased then, unless its owner keeps it. */
  erasureAt: z.date().nullable(),
});

export const profileChangeSchema = z.object({
  firstName: nameSchema,
  lastName: nameSchema,
  phone: phoneSchema.nullable(),
  language: languageSchema,
});

/** The password again, for acts that would let a stranger at an open screen take the account. */
export const proofSchema = z.object({ currentPassword: passwordSchema.optional() });

export type Account = z.infer<typeof accountSchema>;
export type Passkey = z.infer<typeof passkeySchema>;
export type Device = z.infer<typeof deviceSchema>;
export type Export = z.infer<typeof exportSchema>;
