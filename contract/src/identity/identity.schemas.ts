import * as z from 'zod';

export const userIdSchema = z.string().min(1).brand('UserId');

/** The session as the page may know it: who and until when, never a token. */
export const sessionSchema = z.object({
  user: z.object({
    id: userIdSchema,
    email: z.email(),
    firstName: z.string(),
    lastName: z.string(),
    isAdmin: z.boolean(),
    isSalesRep: z.boolean(),
  }),
  expiresAt: z.date(),
});

export type Session = z.infer<typeof sessionSchema>;
