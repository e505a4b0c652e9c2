import type { RepMail } from '@danube/documents/rep-mail.types.ts';
import type { Tx } from '../../../platform/database.ts';
import { enqueueMail } from '../../../platform/send-mail.job.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';
import type { RepRecord } from './reps.repository.ts';

type RepMailBase = { firstName: string; dashboardUrl: string };

type Message = {
  readonly rep: Pick<RepRecord, 'userId'>;
  readonly messageKey: string;
  mail(about: RepMailBase): RepMail;
};

/** Emails a representative; no effect if the account was erased. */
export async function notifyRep(
  { people, jobs, settings }: Pick<SalesRepsDependencies, 'people' | 'jobs' | 'settings'>,
  tx: Tx,
  { rep: { userId }, messageKey, mail }: Message,
): Promise<void> {
  const to = userId === null ? null : await people.findEmail(tx, userId);
  if (userId === null || to === null) return;
  const name = (await people.findNames([userId])).get(userId) ?? '';
  await enqueueMail(tx, jobs, {
    to,
    messageKey,
    locale: (await people.findLanguage(tx, userId)) ?? 'en',
    mail: mail({
      firstName: name.split(' ')[0] ?? '',
      dashboardUrl: `${settings.siteUrl}/sales-rep-dashboard`,
    }),
  });
}
