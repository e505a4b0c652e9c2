import * as z from 'zod';

export const auditEntrySchema = z.object({
  /** Increases in the order of writing; a rolled-back act leaves a gap. */
  number: z.number().int(),
  at: z.date(),
  actor: z.object({
    kind: z.enum(['visitor', 'member', 'admin', 'system']),
    /** The user's id; null for visitors and the system. */
    id: z.string().nullable(),
    /** Null if the person has been erased. */
    name: z.string().nullable(),
  }),
  /** `module.act`, e.g. `people.suspend`. */
  action: z.string(),
  target: z.object({ kind: z.string(), id: z.string(), name: z.string().nullable() }),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string().nullable(),
  requestId: z.string().nullable(),
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;
