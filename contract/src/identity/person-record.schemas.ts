import * as z from 'zod';

/** A note for staff, or an email that staff sent to the person. */
export const personEntrySchema = z.object({
  id: z.uuid(),
  kind: z.enum(['note', 'mail']),
  /** Null for a note. */
  subject: z.string().nullable(),
  text: z.string(),
  /** Who wrote it; null once their account is erased. */
  author: z.string().nullable(),
  createdAt: z.date(),
});

export type PersonEntry = z.infer<typeof personEntrySchema>;
