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

/** When an entry was written, in milliseconds, and its id. */
export const personEntryCursorSchema = z
  .string()
  .regex(/^\d{13}_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);

export type PersonEntry = z.infer<typeof personEntrySchema>;
