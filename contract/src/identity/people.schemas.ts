import * as z from 'zod';
import { staffRoles } from '../staff-roles.ts';
import { languageSchema, userIdSchema } from './identity.schemas.ts';

export const personRoles = ['member', 'rep', 'admin'] as const;
export const personStates = ['active', 'suspended', 'leaving'] as const;
export const personOrders = ['newest', 'oldest', 'name'] as const;

/** A person as listed in the admin area. */
export const personRowSchema = z.object({
  id: userIdSchema,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Also true for an email on the administrator list. */
  isAdmin: z.boolean(),
  isSalesRep: z.boolean(),
  hasSecondFactor: z.boolean(),
  state: z.enum(personStates),
  memberSince: z.date(),
  lastActiveAt: z.date().nullable(),
});

export const personSchema = personRowSchema.extend({
  phone: z.string().nullable(),
  language: languageSchema.nullable(),
  /** The role in the profile; `isAdmin` may also come from the email list. */
  role: z.enum(['member', 'admin']),
  /** Their roles as an administrator. */
  staffRoles: z.array(z.enum(staffRoles)),
  hasPassword: z.boolean(),
  providers: z.array(z.string()),
  passkeyCount: z.number().int(),
  deviceCount: z.number().int(),
  suspension: z.object({ reason: z.string(), since: z.date() }).nullable(),
  erasureAt: z.date().nullable(),
  /** When a lost second factor is removed, unless it is used before then. */
  secondFactorRemovalAt: z.date().nullable(),
});

export type PersonRow = z.infer<typeof personRowSchema>;
export type Person = z.infer<typeof personSchema>;
