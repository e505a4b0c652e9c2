import {
  type ContactTopic,
  contactTopics,
  messageLength,
} from '@danube/contract/contact/contact-rules.ts';
import { defaultLanguage, isLanguageCode } from '@danube/contract/locale.ts';
import { ORPCError } from '@orpc/client';
import type { Api } from '../../../lib/api.ts';
import {
  type ContactField,
  type ContactOutcome,
  contactFields,
  type Problem,
  problem,
  type Refusal,
} from './contact-outcome.ts';

/** The field that people do not see; what fills it is a program. */
export const trapField = 'homepage';

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Sends the contact form. The browser and the server (for a form that was sent before the
 * application started) both come through here, so both say the same.
 */
export async function submitContactForm(
  send: Api['contact']['send'],
  form: FormData,
  onFailure?: (error: unknown) => void,
): Promise<ContactOutcome> {
  const typed = typedIn(form);
  const topic = contactTopics.find((known) => known === typed.topic);
  const fields = wrongFields(typed, topic);
  if (!topic || Object.keys(fields).length > 0) return refused(typed, { fields });
  const language = textOf(form, 'language');
  try {
    const { reference } = await send({
      name: typed.name,
      email: typed.email,
      topic,
      message: typed.message,
      language: isLanguageCode(language) ? language : defaultLanguage,
      trap: textOf(form, trapField),
    });
    return { step: 'sent', reference, email: typed.email };
  } catch (error) {
    onFailure?.(error);
    return refused(typed, { problem: problemOf(error) });
  }
}

function typedIn(form: FormData): Refusal['kept'] {
  return {
    name: textOf(form, 'name').trim(),
    email: textOf(form, 'email').trim(),
    topic: textOf(form, 'topic'),
    // A form sends its line breaks as two signs each, which nobody typed.
    message: textOf(form, 'message').replaceAll('\r\n', '\n').trim(),
  };
}

function wrongFields(
  { name, email, message }: Refusal['kept'],
  topic: ContactTopic | undefined,
): Refusal['fields'] {
  const wrong: Record<ContactField, Problem | null> = {
    name: name ? null : problem('NAME_NEEDED'),
    email: emailProblem(email),
    topic: topic ? null : problem('TOPIC_NEEDED'),
    message: messageProblem(message),
  };
  const met = contactFields.map((field) => [field, wrong[field]] as const);
  return Object.fromEntries(met.filter(([, found]) => found !== null));
}

function emailProblem(email: string): Problem | null {
  if (!email) return problem('EMAIL_NEEDED');
  return emailForm.test(email) ? null : problem('EMAIL_MALFORMED');
}

function messageProblem({ length }: string): Problem | null {
  if (length < messageLength.least) return problem('MESSAGE_SHORT');
  return length > messageLength.most ? problem('MESSAGE_LONG') : null;
}

function refused(
  kept: Refusal['kept'],
  part: Partial<Pick<Refusal, 'problem' | 'fields'>>,
): Refusal {
  return { step: 'refused', problem: null, fields: {}, kept, ...part };
}

/** Whatever is no answer of the API is a line that broke on the way. */
function problemOf(error: unknown): Problem {
  if (!(error instanceof ORPCError)) return problem('UNREACHABLE');
  return problem(error.code, error.data);
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
