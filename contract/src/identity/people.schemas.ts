import * as z from 'zod';
import { staffRoles } from '../staff-roles.ts';
import { languageSchema, userIdSchema } from './identity.schemas.ts';

export const personRoles = ['member', 'rep', 'admin'] as const;
export const personStates = ['active', 'suspended', 'leaving'] as const;
export const personOrders = ['newest', 'oldest', 'name'] as const;

/** A person as the administration's list shows them. */
export const personRowSchema = z.object({
  id: userIdSchema,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Also true for an address on the list of administrators. */
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
  /** By role in the profile; `isAdmin` may also come from the list of addresses. */
  role: z.enum(['member', 'admin']),
  /** What they may do as an administrator. */
  staffRoles: z.array(z.enum(staffRoles)),
  hasPassword: z.boolean(),
  providers: z.array(z.string()),
  passkeyCount: z.number().int(),
  deviceCount: z.number().int(),
  suspension: z.object({ reason: z.string(), since: z.date() }).nullable(),
  erasureAt: z.date().nullable(),
  /** When a lost second factor is removed, unless someone shows it until then. */
  secondFactorRemovalAt: z.date().nullable(),
});

export type PersonRow = z.infer<typeof personRowSchema>;
export type Person = z.infer<typeof personSchema>;
