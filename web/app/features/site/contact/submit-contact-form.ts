import {
  type ContactTopic,
  contactTopics,
  messageLength,
} from '@danube/contract/contact/contact-rules.ts';
import { defaultLanguage, isLanguageCode } from '@danube/contract/locale.ts';
import { safe } from '@orpc/client';
import type { Api } from '../../../lib/api.ts';
import { failureOf } from '../../../lib/failure.ts';
import { textOf } from '../../../lib/form-text.ts';
import {
  type ContactField,
  type ContactOutcome,
  type ContactProblem,
  contactFields,
  fieldProblem,
  type SubmitError,
} from './contact-outcome.ts';

/** The honeypot field; only bots fill it. */
export const honeypotField = 'homepage';

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Submits the contact form. The browser and the server (for a form submitted before hydration) both
 * use it, so both give the same result.
 */
export async function submitContactForm(
  send: Api['contact']['send'],
  form: FormData,
  onFailure?: (error: unknown) => void,
): Promise<ContactOutcome> {
  const typed = readTypedValues(form);
  const topic = contactTopics.find((known) => known === typed.topic);
  const fields = invalidFields(typed, topic);
  if (!topic || Object.keys(fields).length > 0) return rejection(typed, { fields });
  const language = textOf(form, 'language');
  const sending = send({
    name: typed.name,
    email: typed.email,
    topic,
    message: typed.message,
    language: isLanguageCode(language) ? language : defaultLanguage,
    trap: textOf(form, honeypotField),
  });
  const { error, data } = await safe(sending);
  if (!error) return { step: 'sent', reference: data.reference, email: typed.email };
  onFailure?.(error);
  return rejection(typed, { problem: failureOf(error) });
}

function readTypedValues(form: FormData): SubmitError['kept'] {
  return {
    name: textOf(form, 'name').trim(),
    email: textOf(form, 'email').trim(),
    topic: textOf(form, 'topic'),
    // Forms submit line breaks as CRLF.
    message: textOf(form, 'message').replaceAll('\r\n', '\n').trim(),
  };
}

function invalidFields(
  { name, email, message }: SubmitError['kept'],
  topic: ContactTopic | undefined,
): SubmitError['fields'] {
  const wrong: Record<ContactField, ContactProblem | null> = {
    name: name ? null : fieldProblem('NAME_NEEDED'),
    email: emailProblem(email),
    topic: topic ? null : fieldProblem('TOPIC_NEEDED'),
    message: messageProblem(message),
  };
  const met = contactFields.map((field) => [field, wrong[field]] as const);
  return Object.fromEntries(met.filter(([, found]) => found !== null));
}

function emailProblem(email: string): ContactProblem | null {
  if (!email) return fieldProblem('EMAIL_NEEDED');
  return emailPattern.test(email) ? null : fieldProblem('EMAIL_MALFORMED');
}

function messageProblem({ length }: string): ContactProblem | null {
  if (length < messageLength.min) return fieldProblem('MESSAGE_SHORT');
  return length > messageLength.max ? fieldProblem('MESSAGE_LONG') : null;
}

function rejection(
  kept: SubmitError['kept'],
  part: Partial<Pick<SubmitError, 'problem' | 'fields'>>,
): SubmitError {
  return { step: 'refused', problem: null, fields: {}, kept, ...part };
}
