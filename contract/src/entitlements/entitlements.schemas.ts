import * as z from 'zod';
import { itemIdSchema, itemKindSchema } from '../catalogue/catalogue.schemas.ts';

export const entitlementIdSchema = z.uuid().brand('EntitlementId');

export type EntitlementId = z.infer<typeof entitlementIdSchema>;

/** Where an entitlement comes from. */
const entitlementSources = ['grant', 'purchase', 'subscription'] as const;

/**
 * The answer to "may this person use it, until when, and why?" `free` is for everyone who is signed
 * in; `preview` for everyone.
 */
export const accessSchema = z.discriminatedUnion('isAllowed', [
  z.object({
    isAllowed: z.literal(true),
    why: z.enum(['preview', 'free', ...entitlementSources]),
    /** Null if it doesn't expire. */
    until: z.date().nullable(),
  }),
  z.object({ isAllowed: z.literal(false), why: z.enum(['signedOut', 'notOwned', 'ended']) }),
]);

export type ItemAccess = z.infer<typeof accessSchema>;

export const entitlementSchema = z.object({
  id: entitlementIdSchema,
  item: z.object({ id: itemIdSchema, kind: itemKindSchema, slug: z.string(), title: z.string() }),
  source: z.enum(entitlementSources),
  grantedAt: z.date(),
  expiresAt: z.date().nullable(),
  revokedAt: z.date().nullable(),
  reason: z.string().nullable(),
});

export type Entitlement = z.infer<typeof entitlementSchema>;
