import * as z from 'zod';
import { emailSchema, languageSchema } from '../identity/identity.schemas.ts';
import { multiLineText, singleLineText } from '../text.ts';
import { contactTopics, maxContactNameLength, messageLength } from './contact-rules.ts';

/** What a visitor writes to the academy. */
export const contactMessageSchema = z.object({
  name: singleLineText(maxContactNameLength).min(1),
  email: emailSchema,
  topic: z.enum(contactTopics),
  message: multiLineText(messageLength.max).min(messageLength.min),
  /** The language of the page and of the confirmation. */
  language: languageSchema,
  /** A honeypot: hidden from people, so only bots fill it in. */
  trap: z.string().max(500).default(''),
});

export type ContactMessage = z.infer<typeof contactMessageSchema>;
