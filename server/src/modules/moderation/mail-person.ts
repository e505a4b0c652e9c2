import { defaultLanguage } from '@danube/contract/locale.ts';
import type { Mail } from '@danube/documents/documents.types.ts';
import type { Tx } from '../../platform/database.ts';
import { enqueueMail } from '../../platform/send-mail.job.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';

/** Sends an email to a member in their language, after the commit. */
export async function mailPerson(
  deps: Pick<ModerationDependencies, 'jobs' | 'findEmail' | 'findLanguage'>,
  tx: Tx,
  { userId, key, mail }: { userId: string; key: string; mail: Mail },
): Promise<void> {
  const to = await deps.findEmail(tx, userId);
  if (to === null) return;
  const locale = (await deps.findLanguage(tx, userId)) ?? defaultLanguage;
  await enqueueMail(tx, deps.jobs, { to, locale, mail, messageKey: key });
}
